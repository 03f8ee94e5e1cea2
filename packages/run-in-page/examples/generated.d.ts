declare module '@generated/run-examples/default/files.js' {
  /** Addresses of what runs a version's code, and of its examples. */
  type VersionFiles = Readonly<{
    /** Version of the package on npm that it runs on. */
    npm: string;
    /** Script for a worker. */
    runtime: string;
    /** Script for a document, which needs the one that draws before it. */
    drawingRuntime: string;
    /** What the editor completes. */
    types: string;
    /** Examples by the module of the reference. */
    examples: Readonly<Record<string, string>>;
  }>;

  /** Address of the document that runs code. */
  export const frame: string;

  /** Address of the script that draws components. */
  export const drawing: string;

  /** Address of the pictures and sounds of examples. */
  export const assets: string;

  /** Address of the script that reads models. */
  export const modelReader: string;

  /** By release, oldest first. */
  export const versions: Readonly<Record<string, VersionFiles>>;
}
