import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {FileGroup} from 'build-utils';
import {
  partChunkName,
  scriptPath,
  tableFolder,
  tablePath,
  type ChunkTable,
} from './chunkTable';

/** A table of a build, and the scripts that it names. */
function readTable(outDir: string, table: string): string[] {
  const {files} = JSON.parse(
    readFileSync(path.join(outDir, table), 'utf8'),
  ) as ChunkTable;
  return [table, ...Object.values(files).map((name) => `/${scriptPath(name)}`)];
}

/** The scripts of each docs version, by the paths of their pages, and those of the other pages. */
export function chunkGroups(
  versions: readonly {name: string; root: string}[],
): FileGroup[] {
  const own = new Map(
    versions.map(({name, root}) => [
      `/${tablePath(partChunkName(root))}`,
      name,
    ]),
  );
  const isTable = (file: string) => file.startsWith(`/${tableFolder}/`);
  return [
    ...[...own].map(([table, name]) => ({
      pick: (files: readonly string[], outDir: string) =>
        files.includes(table) ? readTable(outDir, table) : [],
      versions: [name],
    })),
    {
      pick: (files, outDir) =>
        files
          .filter((file) => isTable(file) && !own.has(file))
          .flatMap((table) => readTable(outDir, table)),
    },
  ];
}
