import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'parse5';
import {readSiteFiles} from 'site-server/build';
import type {Script} from './readNames';
import type {Node} from 'build-utils/html';

/** What a build gives to browsers, by the file it is in; what several pages contain, once. */
export type BuiltCode = {
  scripts: Map<string, Script>;
  styles: Map<string, string>;
};

/** Whether a `type` makes an element a script, not data. */
const isScript = (type: string | undefined) =>
  type === undefined ||
  /^(?:|module|(?:text|application)\/javascript)$/.test(type);

function collectInline(node: Node, visit: (node: Node) => void): void {
  visit(node);
  const inside =
    'attrs' in node && node.attrs.find(({name}) => name === 'srcdoc');
  if (inside) {
    collectInline(parse(inside.value), visit);
  }
  if ('content' in node) {
    collectInline(node.content, visit);
  }
  if ('childNodes' in node) {
    node.childNodes.forEach((child) => collectInline(child, visit));
  }
}

/** What runs examples comes as text: their frame makes scripts of it. */
const runsExamples = /\.(?:worker|document)-\w+\.txt$/;

/** Code inside a document, data for search engines apart. */
const inlineCode =
  /<(script|style)\b(?![^>]*ld\+json)[^>]*>(?!<\/)[^]+?<\/\1>|srcdoc=/g;

const textOf = (node: Node) =>
  'childNodes' in node
    ? node.childNodes
        .map((child) => ('value' in child ? child.value : ''))
        .join('')
    : '';

/** Reads the scripts and style sheets of a build, with those inside its documents. */
export function readBuild(build: string): BuiltCode {
  const scripts: BuiltCode['scripts'] = new Map();
  const styles: BuiltCode['styles'] = new Map();
  /** Inline code by its text. */
  const known = new Set<string>();
  /** What was parsed: most pages have the code of others, and to parse them takes long. */
  const parsed = new Set<string>();
  for (const file of readSiteFiles(build).keys()) {
    const extension = path.extname(file);
    const isText = runsExamples.test(file);
    if (!isText && !/^\.(?:m?js|css|html|svg)$/.test(extension)) {
      continue;
    }
    const text = readFileSync(path.join(build, file), 'utf8');
    const inline = (text.match(inlineCode) ?? []).join();
    if (extension === '.css') {
      styles.set(file, text);
    } else if (isText || extension === '.js' || extension === '.mjs') {
      scripts.set(file, {
        code: text,
        type: extension === '.mjs' ? 'module' : 'script',
      });
    } else if (!parsed.has(inline)) {
      parsed.add(inline);
      collectInline(parse(text), (node) => {
        const code = textOf(node);
        if (!('tagName' in node) || code === '' || known.has(code)) {
          return;
        }
        const type = node.attrs.find(({name}) => name === 'type')?.value;
        const name = `${file}#${known.size}`;
        if (node.tagName === 'style') {
          known.add(code);
          styles.set(name, code);
        } else if (node.tagName === 'script' && isScript(type)) {
          known.add(code);
          scripts.set(name, {
            code,
            type: type === 'module' ? 'module' : 'script',
          });
        }
      });
    }
  }
  return {scripts, styles};
}
