declare module '@generated/run-examples/default/files.js' {
  import type {PageExample} from '@site/plugins/run-examples/readExamples';
  import type {TypesTable} from '@site/plugins/run-examples/typesTable';

  /** Address of the script that draws components. */
  export const drawing: string;

  /** What runs the examples of a release, and the examples. */
  export const releases: Readonly<
    Record<
      string,
      {
        /** Address of the script. */
        runtime: string;
        loadExamples: () => Promise<{default: readonly PageExample[]}>;
        loadTypes: () => Promise<{default: TypesTable}>;
      }
    >
  >;
}
