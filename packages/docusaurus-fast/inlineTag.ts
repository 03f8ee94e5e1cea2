import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {HtmlTagObject} from '@docusaurus/types';

/** A script in the head of every page, which knows settings of the site by their names. */
export function inlineTag(
  file: string,
  settings: Readonly<Record<string, unknown>>,
): HtmlTagObject {
  const names = new RegExp(Object.keys(settings).join('|') || '$^', 'g');
  return {
    tagName: 'script',
    // Distinct attributes keep the HTML minifier from merging the scripts.
    attributes: {'data-fast': path.basename(file, '.mjs')},
    innerHTML: readFileSync(file, 'utf8').replace(names, (name) =>
      JSON.stringify(settings[name]).replaceAll('<', '\\x3C'),
    ),
  };
}
