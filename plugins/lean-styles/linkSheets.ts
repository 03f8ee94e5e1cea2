import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'postcss';
import parseSelectors from 'postcss-selector-parser';
import {otherPagesSheet, sharedSheet} from './sheetGroups';

/** A style sheet of some pages, by its file name and the classes that no other has. */
export type Sheet = {file: string; classes: ReadonlySet<string>};

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
  return all
    .filter(({file}) => !isOf(file, sharedSheet))
    .sort(
      (a, b) =>
        Number(isOf(b.file, otherPagesSheet)) -
        Number(isOf(a.file, otherPagesSheet)),
    )
    .map(({file, classes}) => ({
      file,
      classes: new Set(
        [...classes].filter((name) =>
          all.every((other) => other.file === file || !other.classes.has(name)),
        ),
      ),
    }));
}

const sharedLink = new RegExp(
  `<link rel="?stylesheet"? href="?([^"\\s>]*/)${sharedSheet}\\.[^>]*>`,
);

/** A page that links, after the shared sheet, the sheets whose classes it holds. */
export function addSheets(html: string, sheets: readonly Sheet[]): string {
  const held = new Set(
    [...html.matchAll(/\sclass=(?:"([^"]*)"|([^\s>]+))/g)].flatMap(
      ([, quoted, bare]) => (quoted ?? bare ?? '').split(/\s+/),
    ),
  );
  return html.replace(
    sharedLink,
    (link: string, folder: string) =>
      link +
      sheets
        .filter(({classes}) => [...classes].some((name) => held.has(name)))
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
      const linked = addSheets(html, sheets);
      if (linked !== html) {
        writeFileSync(page, linked);
      }
    }
  }
}
