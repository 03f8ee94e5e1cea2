import {createHash} from 'node:crypto';
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {docsVersions} from '../../config/versions';
import {
  scriptPath,
  tableFolder,
  type ChunkTable,
} from '../../engine/routes/chunkTable';
import {
  listPath,
  type OfflineFile,
  type OfflineList,
} from '../../plugins/offline/offlineList';
import {
  isModel,
  listFiles,
  type ChunkTables,
} from '../../plugins/offline/server/listFiles';
import {readSiteFiles} from '../../server/siteFiles';

/** Reads which scripts each part of the site leads to. */
export function readTables(
  build: string,
  files: readonly string[],
): ChunkTables {
  return new Map(
    files
      .filter((file) => file.startsWith(`/${tableFolder}/`))
      .map((file) => {
        const table = JSON.parse(
          readFileSync(path.join(build, file), 'utf8'),
        ) as ChunkTable;
        const names = Object.values(table.files);
        return [file, new Set(names.map((name) => `/${scriptPath(name)}`))];
      }),
  );
}

function describe(build: string, file: string): OfflineFile {
  const content = readFileSync(path.join(build, file));
  return [
    file.replace(/\/index\.html$/, '/'),
    content.length,
    createHash('sha256').update(content).digest('base64'),
  ];
}

/** Writes the list of the files that each version needs without a network. Returns the number of versions. */
export function writeOfflineLists(build: string): number {
  const files = [...readSiteFiles(build).keys()];
  const tables = readTables(build, files);
  const lists = docsVersions.map((version) => ({
    label: version.label,
    listed: listFiles(files, tables, version),
  }));
  const described = new Map(
    [...new Set(lists.flatMap(({listed}) => listed))].map((file) => [
      file,
      describe(build, file),
    ]),
  );
  const hash = createHash('sha256')
    .update(JSON.stringify([...described.values()].sort()))
    .digest('hex');
  const describeAll = (names: readonly string[]) =>
    names
      .map((name) => described.get(name))
      .filter((file) => file !== undefined);
  mkdirSync(path.join(build, 'offline'), {recursive: true});
  for (const {label, listed} of lists) {
    const list: OfflineList = {
      build: hash.slice(0, 16),
      files: describeAll(listed.filter((file) => !isModel(file))),
      models: describeAll(listed.filter(isModel)),
    };
    writeFileSync(path.join(build, listPath(label)), JSON.stringify(list));
  }
  return lists.length;
}
