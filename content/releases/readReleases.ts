import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {z} from 'zod';
import type {Release} from './Release';

/** Folder of the files, one for each release. */
export const releasesFolder = 'content/releases';

const text = z.string().min(1);
const names = z.array(text).optional();

/** What a file says of its release. `exports` and `changes` are what tests expect of the package. */
const releaseFile = z.strictObject({
  date: z.iso.date(),
  headline: text,
  news: z
    .array(z.strictObject({name: text, change: text}))
    .min(1)
    .optional(),
  closest: text.optional(),
  advantage: text.optional(),
  compatibility: z.strictObject({
    builtWith: text,
    newestOnAndroid: text,
    compileSdk: text,
    minSdk: z.int(),
    cmake: text,
    ios: text,
    pytorchAndroid: text,
    pytorchIos: text,
  }),
  exports: z.strictObject({added: names, removed: names}),
  changes: z.array(text),
});

export type ReleaseFile = Omit<Release, 'version'> &
  z.infer<typeof releaseFile>;

function parseJson(file: string, source: string): unknown {
  try {
    return JSON.parse(source);
  } catch (error) {
    throw new Error(`${file}: no JSON: ${(error as Error).message}`, {
      cause: error,
    });
  }
}

/** Reads the file of a release; complains in one line for each wrong field. */
export function parseRelease(file: string, source: string): ReleaseFile {
  const result = releaseFile.safeParse(parseJson(file, source));
  if (!result.success) {
    throw new Error(
      result.error.issues
        .map(
          ({path: field, message}) =>
            `${file}: ${field.length === 0 ? '' : `"${field.join('.')}": `}${message}.`,
        )
        .join('\n'),
    );
  }
  return result.data;
}

/** Compares versions by their numbers. */
export function compareVersions(a: string, b: string): number {
  const [left = [], right = []] = [a, b].map((version) =>
    version.split('.').map(Number),
  );
  const index = left.findIndex((number, at) => number !== right[at]);
  return index < 0 ? 0 : (left[index] ?? 0) - (right[index] ?? 0);
}

/** The files of all releases, newest first, by version. */
export function readReleases(
  project: string,
): ReadonlyMap<string, ReleaseFile> {
  const folder = path.join(project, releasesFolder);
  return new Map(
    readdirSync(folder)
      .filter((name) => /^\d.*\.json$/.test(name))
      .map((name) => path.basename(name, '.json'))
      .sort((a, b) => compareVersions(b, a))
      .map((version) => {
        const file = `${releasesFolder}/${version}.json`;
        const source = readFileSync(path.join(project, file), 'utf8');
        return [version, parseRelease(file, source)];
      }),
  );
}
