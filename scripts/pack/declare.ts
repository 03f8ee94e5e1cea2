import {execFileSync} from 'node:child_process';
import {cpSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

const packages = path.resolve('packages');

/** Writes the declarations of what a package exports. */
export function declare(
  name: string,
  entries: readonly string[],
  folder: string,
): void {
  // In the project, so that the compiler finds what modules import.
  const work = mkdtempSync(path.resolve('node_modules', '.declare-'));
  try {
    const project = path.join(work, 'tsconfig.json');
    writeFileSync(
      project,
      JSON.stringify({
        extends: path.resolve('tsconfig.json'),
        compilerOptions: {
          noEmit: false,
          types: ['node'],
          declaration: true,
          emitDeclarationOnly: true,
          // `npm run typecheck` does that.
          noCheck: true,
          rootDir: packages,
          outDir: path.join(work, 'out'),
        },
        include: [path.join(packages, name, '**/*.d.ts')],
        files: entries
          .filter((entry) => /\.tsx?$/.test(entry))
          .map((entry) => path.join(packages, name, entry)),
      }),
    );
    execFileSync(
      process.execPath,
      ['node_modules/typescript/bin/tsc', '--project', project],
      {stdio: 'inherit'},
    );
    cpSync(path.join(work, 'out', name), folder, {recursive: true});
  } finally {
    rmSync(work, {recursive: true});
  }
}
