import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'parse5';
import {attributeOf, elementsNamed, elementsOf} from 'build-utils/html';
import {pagesSheet, sharedSheet} from '../output/splitChunks';

/** Adds a link to a style sheet after the link to the shared one. */
export function addSheet(html: string, sheet: string): string {
  const document = parse(html, {sourceCodeLocationInfo: true});
  for (const element of elementsOf(document)) {
    const href = attributeOf(element, 'href') ?? '';
    if (
      attributeOf(element, 'rel') === 'stylesheet' &&
      path.posix.basename(href).startsWith(`${sharedSheet}.`)
    ) {
      const end = element.sourceCodeLocation?.endOffset ?? 0;
      const link = `<link rel="stylesheet" href="${path.posix.dirname(href)}/${sheet}">`;
      return html.slice(0, end) + link + html.slice(end);
    }
  }
  return html;
}

/** Enough characters for the `<html>` tag: parsing whole pages takes seconds. */
const startLength = 2000;

/** Whether a page is one of a docs version; `/docs/compare/` is not. */
export function isDocsPage(html: string): boolean {
  const [root] = elementsNamed(parse(html.slice(0, startLength)), 'html');
  const classes = root && attributeOf(root, 'class');
  return classes?.split(' ').includes('plugin-docs') ?? false;
}

/**
 * Links the sheet of the pages outside the docs in each of them. Docusaurus links only
 * what the client entry imports; the rest would load with the app, after the first paint,
 * and not at all without scripts.
 */
export function linkPagesSheet(outDir: string): void {
  const sheet = readdirSync(path.join(outDir, 'assets', 'css')).find((file) =>
    file.startsWith(`${pagesSheet}.`),
  );
  if (sheet === undefined) {
    return;
  }
  for (const file of readdirSync(outDir, {recursive: true, encoding: 'utf8'})) {
    const page = path.join(outDir, file);
    if (file.endsWith('.html')) {
      const html = readFileSync(page, 'utf8');
      if (!isDocsPage(html)) {
        writeFileSync(page, addSheet(html, sheet));
      }
    }
  }
}
