export type {Source} from './apps/files';
export type {App, AppOptions} from './apps/options';
export {runApps} from './apps/runApps';
export {packageFolder} from './examples/bundleRuntime';
export type {
  Assets,
  Completion,
  ExampleOptions,
  ExamplesByModule,
  Members,
  PageExample,
  TypesTable,
} from './examples/options';
export {releaseFiles} from './examples/releaseFiles';
export {runExamples} from './examples/runExamples';
export {toProgram} from './examples/toProgram';
