import {readFileSync} from 'node:fs';
import path from 'node:path';
import {brand} from '../../content/site/brand';
import {monthNames} from '../../content/data/monthNames';
import {
  readReleases,
  type ReleaseFile,
} from '../../content/releases/readReleases';

type Releases = ReadonlyMap<string, ReleaseFile>;

/** What the browser gets of a release, in this order; the other fields are for tests. */
const shown = [
  'date',
  'headline',
  'news',
  'closest',
  'advantage',
  'compatibility',
] as const;

const literal = (text: string) => `'${text}'`;

/** A module that names each field, so that the bundler leaves out the others. */
function writeIndex(releases: Releases): string {
  const entries = [...releases].map(([version, file], index) => ({
    version,
    name: `release${releases.size - index}`,
    fields: shown.filter((field) => file[field] !== undefined),
  }));
  return `// Written by \`npm run cut\` from the files beside it: edit those.
${entries.map(({version, name}) => `import ${name} from './${version}.json';`).join('\n')}
import type {Release} from './Release';

/** Every release of the toolkit, newest first. */
export const releases: readonly Release[] = [
${entries
  .map(
    ({version, name, fields}) =>
      `  {\n    version: ${literal(version)},\n${fields.map((field) => `    ${field}: ${name}.${field},\n`).join('')}  },`,
  )
  .join('\n')}
];
`;
}

/** Replaces what a pattern finds once; the pattern may no longer fit the file. */
function replaceOnce(
  file: string,
  source: string,
  pattern: RegExp,
  by: string,
): string {
  if (!pattern.test(source)) {
    throw new Error(
      `${file}: nothing fits ${pattern.source}. Adapt the pattern in scripts/cut/derive.ts.`,
    );
  }
  return source.replace(pattern, () => by);
}

/** What the banner of `next` says of the newest release, and that of older versions of the latest. */
function writeMessages(
  file: string,
  source: string,
  releases: Releases,
  latest: string | undefined,
): string {
  const [[newest, {date, advantage}] = ['', {date: '', advantage: undefined}]] =
    releases;
  const [year = '', month = ''] = date.split('-');
  const advice =
    latest === newest || advantage === undefined
      ? ''
      : ` To install PlayTorch, choose ${newest}: ${advantage}.`;
  const messages = {
    unreleasedVersionLabel: `{versionLabel} documents {siteTitle} ${newest}, published in ${monthNames[Number(month) - 1]} ${year}.`,
    latestVersionSuggestionLabel: `The {latestVersionLink} of these docs is {versionLabel}.${advice}`,
  };
  return Object.entries(messages).reduce(
    (text, [id, message]) =>
      replaceOnce(
        file,
        text,
        new RegExp(
          `(?<="theme\\.docs\\.versions\\.${id}": \\{\\s*"message": )".*"`,
        ),
        JSON.stringify(message),
      ),
    source,
  );
}

/** The releases that the runtime knows, and those that npm never had. */
function writeRuntimeReleases(
  file: string,
  source: string,
  releases: Releases,
): string {
  const oldestFirst = [...releases].toReversed();
  const tags = oldestFirst.map(([version]) => literal(version));
  const unpublished = oldestFirst.flatMap(([version, {closest}]) =>
    closest === undefined ? [] : [`${literal(version)}: ${literal(closest)}`],
  );
  return replaceOnce(
    file,
    replaceOnce(
      file,
      source,
      /(?<=const tags = )\[[^\]]*\](?= as const;)/,
      `[${tags.join(', ')}]`,
    ),
    /(?<=const unpublished: [^=]+ = )\{[^}]*\}(?=;)/,
    `{${unpublished.join(', ')}}`,
  );
}

/** The newest release that npm has, in what our package says of releases that it works with. */
function writePeerRange(
  file: string,
  source: string,
  releases: Releases,
): string {
  const [newest = ''] = [...releases].flatMap(([version, {closest}]) =>
    closest === undefined ? [version] : [],
  );
  return replaceOnce(
    file,
    source,
    new RegExp(`(?<="${brand.packageName}": ">=[\\d.]+ <=)[\\d.]+(?=")`),
    newest,
  );
}

/** Rows of two versions in the menu of phones, `next` included, above which the docs' menu begins. */
function writeMenuRows(file: string, source: string, cut: number): string {
  const rows = String(Math.ceil((cut + 1) / 2));
  return replaceOnce(
    file,
    source,
    /(?<=--pt-menu-version-rows: )\d+(?=;)/,
    rows,
  );
}

/** The published releases that have tensors. */
function writePythonReleases(
  file: string,
  source: string,
  releases: Releases,
): string {
  const bound = [...releases]
    .filter(
      ([version, {closest}]) =>
        closest === undefined && !version.startsWith('0.1.'),
    )
    .map(([version]) => `"${version}"`)
    .toReversed();
  return replaceOnce(
    file,
    source,
    /(?<=^RELEASES = )\[[^\]]*\]/m,
    `[${bound.join(', ')}]`,
  );
}

/** What files say that follows from `content/releases/` and `versions.json`, by file; oxfmt may break its lines. */
export function derive(project: string): ReadonlyMap<string, string> {
  const read = (file: string) => readFileSync(path.join(project, file), 'utf8');
  const releases = readReleases(project);
  const cut = JSON.parse(read('versions.json')) as string[];
  const messages = 'i18n/en/code.json';
  const runtime = 'packages/torchlive-web/native/release.ts';
  const goldens = 'packages/torchlive-web/conformance/binding/packages.py';
  const manifest = 'packages/torchlive-web/package.json';
  const lock = 'package-lock.json';
  const menu = 'src/theme/Navbar/MobileSidebar/Toggle/styles.module.css';
  return new Map([
    [
      'content/releases/names.json',
      `${JSON.stringify([...releases.keys()])}\n`,
    ],
    ['content/releases/index.ts', writeIndex(releases)],
    [messages, writeMessages(messages, read(messages), releases, cut[0])],
    [runtime, writeRuntimeReleases(runtime, read(runtime), releases)],
    [goldens, writePythonReleases(goldens, read(goldens), releases)],
    [manifest, writePeerRange(manifest, read(manifest), releases)],
    [lock, writePeerRange(lock, read(lock), releases)],
    [menu, writeMenuRows(menu, read(menu), cut.length)],
  ]);
}
