import {transform, type Options} from 'sucrase';
import {rejectUnsupported} from './rejectUnsupported';

/** Turns a TypeScript module into CommonJS; every statement stays on its line. */
export function toScript(source: string, file: string): string {
  const options: Options = {
    transforms: ['typescript', 'imports', 'jsx'],
    filePath: file,
    // As the apps of these releases were compiled: JSX becomes React.createElement.
    jsxRuntime: 'classic',
    production: true,
  };
  rejectUnsupported(source, options);
  return transform(source, options).code;
}
