import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'postcss';
import parseSelectors from 'postcss-selector-parser';
import {otherPagesSheet, sharedSheet} from './sheetGroups';

/** A style sheet of some pages, with its classes that every page lacks otherwise. */
export type Sheet = {
  file: string;
  classes: ReadonlySet<string>;
  /** Those that no other sheet has: a page that holds one needs this sheet. */
  own: ReadonlySet<string>;
};

function classesOf(css: string): Set<string> {
  const classes = new Set<string>();
  parse(css).walkRules((rule) => {
    parseSelectors((selectors) => {
      selectors.walkClasses(({value}) => void classes.add(value));
    }).processSync(rule);
  });
  return classes;
}

function isOf(file: string, name: string): boolean {
  return file.startsWith(`${name}.`);
}

/** The sheets of some pages, in the order in which a page must load them. */
export function readSheets(texts: ReadonlyMap<string, string>): Sheet[] {
  const all = [...texts].map(([file, css]) => ({
    file,
    classes: classesOf(css),
  }));
  const isElsewhere = (name: string, file: string) =>
    all.some((other) => other.file !== file && other.classes.has(name));
  const shared = all.find(({file}) => isOf(file, sharedSheet));
  return all
    .filter((sheet) => sheet !== shared)
    .sort(
      (a, b) =>
        Number(isOf(b.file, otherPagesSheet)) -
        Number(isOf(a.file, otherPagesSheet)),
    )
    .map(({file, classes}) => ({
      file,
      classes: new Set(
        [...classes].filter((name) => !shared?.classes.has(name)),
      ),
      own: new Set([...classes].filter((name) => !isElsewhere(name, file))),
    }));
}

const sharedLink = new RegExp(
  `<link rel="?stylesheet"? href="?([^"\\s>]*/)${sharedSheet}\\.[^>]*>`,
);

/** The sheets that a page with some classes needs; throws where that cannot be told. */
function sheetsFor(
  held: ReadonlySet<string>,
  sheets: readonly Sheet[],
  page: string,
): readonly Sheet[] {
  const needed = sheets.filter(({own}) =>
    [...own].some((name) => held.has(name)),
  );
  for (const {classes, file} of sheets) {
    for (const name of classes) {
      if (held.has(name) && !needed.some((sheet) => sheet.classes.has(name))) {
        throw new Error(
          `${page}: the class "${name}" is in ${file} and in others, and nothing tells which of them the page needs. Let it come in one: engine/styles/sheetGroups.ts.`,
        );
      }
    }
  }
  return needed;
}

/** A page that links, after the shared sheet, the sheets whose classes it holds. */
export function addSheets(
  html: string,
  sheets: readonly Sheet[],
  page: string,
): string {
  const held = new Set(
    [...html.matchAll(/\sclass=(?:"([^"]*)"|([^\s>]+))/g)].flatMap(
      ([, quoted, bare]) => (quoted ?? bare ?? '').split(/\s+/),
    ),
  );
  return html.replace(
    sharedLink,
    (link: string, folder: string) =>
      link +
      sheetsFor(held, sheets, page)
        .map(({file}) => `<link rel=stylesheet href=${folder}${file} />`)
        .join(''),
  );
}

/**
 * Links the sheets that the pages of a built folder need before their code comes.
 * Docusaurus links what the client entry needs alone, and the rest arrives with the
 * app: too late for the first paint, and never without scripts.
 */
export function linkSheets(outDir: string): void {
  const folder = path.join(outDir, 'assets', 'css');
  const sheets = readSheets(
    new Map(
      readdirSync(folder)
        .filter((file) => file.endsWith('.css'))
        .map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]),
    ),
  );
  for (const file of readdirSync(outDir, {recursive: true, encoding: 'utf8'})) {
    if (file.endsWith('.html')) {
      const page = path.join(outDir, file);
      const html = readFileSync(page, 'utf8');
      const linked = addSheets(html, sheets, `build/${file}`);
      if (linked !== html) {
        writeFileSync(page, linked);
      }
    }
  }
}
