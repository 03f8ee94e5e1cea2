import {spawnSync} from 'node:child_process';
import {cpSync, existsSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import {docsTag, outsideTag} from 'local-search/engine';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {writeWithFolders} from 'test-utils';
import {latestVersion} from '../../content/site/versions';
import {copyProject} from '../lib/copyProject';

const page = 'docs/tutorials/mistakes/component.mdx';
const queries = 'content/search/guideQueries.ts';
const example = 'content/examples/torchlive_torch/Tensor.nosuch.ts';
const component = 'src/components/Mistake/index.tsx';

/** An index of search with one page, and nothing of what it says. */
const emptyIndex = JSON.stringify({
  format: 1,
  pages: [{path: '/docs/tutorials/create-react-native-app/', title: 'Create'}],
  sections: [],
});

let project = '';
let output = '';
let status: number | null = null;

function write(file: string, text: string): void {
  writeWithFolders(path.join(project, file), text);
}

beforeAll(() => {
  project = mkdtempSync(path.join(tmpdir(), 'mistakes-'));
  copyProject(path.resolve('.'), project);
  // What the reference was read from, if that was done.
  const cache = 'node_modules/.cache/api-versions';
  if (existsSync(cache)) {
    cpSync(cache, path.join(project, cache), {recursive: true});
  }
  write(page, '---\ntitle: A\ndescription: B\n---\n\n<Stepz>A</Stepz>\n');
  write(example, 'let a;\n');
  write(component, "export const width: number = 'wide';\n");
  const tags = [docsTag(latestVersion), outsideTag];
  write(
    'build/search/manifest.json',
    JSON.stringify({
      format: 1,
      files: Object.fromEntries(tags.map((tag) => [tag, `/${tag}.json`])),
      types: {},
      synonyms: [],
    }),
  );
  tags.forEach((tag) => write(`build/${tag}.json`, emptyIndex));
  const run = spawnSync(
    'npm',
    [
      ...['run', '--silent', 'check', '--'],
      ...[path.dirname(page), queries, example, component],
    ],
    {cwd: project, encoding: 'utf8'},
  );
  // Linters color what a continuous integration reads.
  output = stripVTControlCharacters(run.stdout + run.stderr);
  ({status} = run);
}, 600_000);

afterAll(() => rmSync(project, {recursive: true}));

// scripts/check/check.test.ts has every mistake of a page.
it('names the file, the line and the remedy of a mistake in a page', () => {
  expect(output.split('\n')).toContain(
    `${page}:6: <Stepz> is not registered. Add it to config/pageComponents.ts.`,
  );
});

it('names the query that search loses, although others are found', () => {
  const line =
    readFileSync(queries, 'utf8')
      .split('\n')
      .findIndex((each) => each.includes("'monorepo'")) + 1;
  expect(output).toContain(
    `${queries}:${line}: "monorepo" finds nothing, and /docs/tutorials/create-react-native-app/#monorepo is not among the first 1. Use its words in the page's title or a heading, or add them to content/search/synonyms.ts.`,
  );
});

it('says of a page that the index lacks that it may be new, not that its words are wrong', () => {
  expect(output).toMatch(
    /^content\/search\/guideQueries\.ts:\d+: "[^"]+" expects \S+, and the index of the last build has no such page\. Run "npm run build" if the page is new, or correct the address\.$/m,
  );
});

it('names the example of a member that no version has', () => {
  expect(output.split('\n')).toContain(
    `${example}:1: no version has torchlive_torch/Tensor.nosuch. Correct the name.`,
  );
});

it('names the type that does not fit', () => {
  expect(output).toContain("Type 'string' is not assignable to type 'number'.");
  expect(output).toContain(`${component}:1:14`);
});

it('fails, in a line for each mistake', () => {
  expect(status).toBe(1);
  expect(output).not.toMatch(/^\s+at /m);
});
