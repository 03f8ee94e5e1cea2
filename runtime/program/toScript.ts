import {transform} from 'sucrase';

/** Turns a TypeScript module into CommonJS; every statement stays on its line. */
export function toScript(source: string, file: string): string {
  return transform(source, {
    transforms: ['typescript', 'imports', 'jsx'],
    filePath: file,
    // As the apps of these releases were compiled: JSX becomes React.createElement.
    jsxRuntime: 'classic',
    production: true,
  }).code;
}
