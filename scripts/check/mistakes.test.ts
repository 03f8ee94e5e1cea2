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

const folder = 'docs/tutorials/mistakes';
const queries = 'content/search/guideQueries.ts';
const example = 'content/examples/torchlive_torch/Tensor.nosuch.ts';
const component = 'src/components/Mistake/index.tsx';
const start = '---\ntitle: A page\ndescription: What it is about.\n---\n\n';

/** Ten mistakes: the page, and what a newcomer reads. A text without front matter comes behind a good one. */
const mistakes: readonly (readonly [
  name: string,
  text: string,
  answer: string,
])[] = [
  [
    'unknown-prop',
    '<TutorialStrip time="5 minutes" platform="iOS" />\n',
    ':6: <TutorialStrip> has no prop "platform". It has time, platforms, model.',
  ],
  [
    'import',
    "import Tabs from '@theme/Tabs';\n",
    ':6: a page imports and exports nothing. Take the line out; components are registered in config/pageComponents.ts.',
  ],
  [
    'not-in-sidebar',
    'A sentence.\n',
    ':1: no sidebar lists the page "tutorials/mistakes/not-in-sidebar". Add it to sidebars.ts.',
  ],
  [
    'style',
    '<div style={{color: "red"}}>A</div>\n',
    ':6: <div> has a style attribute, which the Content-Security-Policy forbids. Write a component with a CSS module, or use a class of Infima.',
  ],
  [
    'yaml',
    '---\ntitle: A page: about\ndescription: B\n---\n',
    ':2: the front matter is no YAML: bad indentation of a mapping entry. Put a text with a colon into quotes.',
  ],
  [
    'heading-id',
    '## Run the model\n',
    ':6: the heading has no written id, so links to it break when it is reworded. Add one: ## Run the model {/* #run-the-model */}.',
  ],
  [
    'unknown-component',
    '<Stepz>A</Stepz>\n',
    ':6: <Stepz> is not registered. Add it to config/pageComponents.ts.',
  ],
  [
    'open-fence',
    '```tsx\nlet a;\n',
    ':6: the fence has no end, so the rest of the page is code. Close it with ```.',
  ],
  [
    'unknown-sample',
    '```tsx file=samples/clasify/App.tsx\n```\n',
    ':6: no sample "samples/clasify/App.tsx". Put it in "content/samples/".',
  ],
];

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
  for (const [name, text] of mistakes) {
    write(
      `${folder}/${name}.mdx`,
      text.startsWith('---') ? text : start + text,
    );
  }
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
    ['run', '--silent', 'check', '--', folder, queries, example, component],
    {cwd: project, encoding: 'utf8'},
  );
  // Linters color what a continuous integration reads.
  output = stripVTControlCharacters(run.stdout + run.stderr);
  ({status} = run);
}, 600_000);

afterAll(() => rmSync(project, {recursive: true}));

it.each(mistakes)(
  'names the file, the line and the remedy of the mistake: %s',
  (name, _text, answer) => {
    expect(output.split('\n')).toContain(`${folder}/${name}.mdx${answer}`);
  },
);

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
