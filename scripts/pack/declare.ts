import {execFileSync} from 'node:child_process';
import {cpSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {readManifest} from './manifest';

const packages = path.resolve('packages');

/** Writes the declarations of what packages export, each into a folder of its name: one run of the compiler reads what they share once. */
export function declare(names: readonly string[], folder: string): void {
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
        include: names.map((name) => path.join(packages, name, '**/*.d.ts')),
        files: names.flatMap((name) =>
          Object.values(readManifest(name).exports)
            .filter((entry) => /\.tsx?$/.test(entry))
            .map((entry) => path.join(packages, name, entry)),
        ),
      }),
    );
    execFileSync(
      process.execPath,
      ['node_modules/typescript/bin/tsc', '--project', project],
      {stdio: 'inherit'},
    );
    for (const name of names) {
      cpSync(path.join(work, 'out', name), path.join(folder, name), {
        recursive: true,
      });
    }
  } finally {
    rmSync(work, {recursive: true});
  }
}
