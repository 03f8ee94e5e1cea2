import {readFileSync} from 'node:fs';
import path from 'node:path';
import {beforeAll, expect, it} from 'vitest';
import {presetOptions} from '../../config/preset';
import {siteTables} from '../../config/serving/siteTables';
import {servingProblem} from '../lib/servingProblem';
import {createPageChecker, type CheckPage} from './createPageChecker';
import {deadRedirects} from './deadLinks';

let checkPage: CheckPage;

beforeAll(async () => {
  const {remarkPlugins, rehypePlugins, beforeDefaultRemarkPlugins} =
    presetOptions.docs;
  checkPage = await createPageChecker(path.resolve('.'), {
    remarkPlugins,
    rehypePlugins,
    beforeDefaultRemarkPlugins,
  });
}, 120_000);

// No file: a build beside the tests must not find it.
const file = 'docs/tutorials/made-by-a-test/page.mdx';
const start = '---\ntitle: A page\ndescription: What it is about.\n---\n\n';

/** What is wrong with a page whose text comes behind good front matter, or that is given whole. */
function check(text: string): Promise<string[]> {
  return checkPage(file, text.startsWith('---') ? text : start + text);
}

it.each([
  [
    'YAML',
    '---\ntitle: A page: about\n---\n',
    `${file}:2: the front matter is no YAML: bad indentation of a mapping entry. Put a text with a colon into quotes.`,
  ],
  [
    'quotes that nothing closes',
    '---\ntitle: "A page\n---\n',
    `${file}:3: the front matter is no YAML: unexpected end of the stream within a double quoted scalar. Close the quotes.`,
  ],
  [
    'a passage that is not there',
    'A sentence.\n\n<Shared of="nope" />\n',
    `${file}:8: <Shared of="nope" />: no file "content/shared/nope.mdx".`,
  ],
  [
    'an unknown key',
    '---\ntitle: A\ndescripton: B\ndescription: C\n---\n',
    `${file}:3: front matter: "descripton" is not allowed.`,
  ],
  [
    'no description',
    '---\ntitle: A\n---\n',
    `${file}:1: front matter: "description" is missing`,
  ],
  [
    'an import',
    "import Tabs from '@theme/Tabs';\n",
    `${file}:6: a page imports and exports nothing. Take the line out; components are registered in config/pageComponents.ts.`,
  ],
  [
    'a heading without an id',
    '## Run the model\n',
    `${file}:6: the heading has no written id, so links to it break when it is reworded. Add one: ## Run the model {/* #run-the-model */}.`,
  ],
  [
    'an id twice',
    '## A {/* #a */}\n\n## B {/* #a */}\n',
    `${file}:8: another heading of the page has the id "a".`,
  ],
  [
    'an unknown component',
    '<Stepz>A</Stepz>\n',
    `${file}:6: <Stepz> is not registered. Add it to config/pageComponents.ts.`,
  ],
  [
    'an unknown prop',
    '<TutorialStrip time="5 minutes" platform="iOS" />\n',
    `${file}:6: <TutorialStrip> has no prop "platform". It has time, platforms, model.`,
  ],
  [
    'a missing prop',
    '<TutorialStrip time="5 minutes" />\n',
    `${file}:6: <TutorialStrip> needs platforms.`,
  ],
  [
    'a prop of another type',
    '<RunInPage of="yolov5" sample="samples/yolov5" ownModel="yes">A</RunInPage>\n',
    `${file}:6: <RunInPage>: "ownModel" takes a boolean, not a string. Write ownModel={true}.`,
  ],
  [
    'a style',
    '<div style={{color: "red"}}>A</div>\n',
    `${file}:6: <div> has a style attribute, which the Content-Security-Policy forbids. Write a component with a CSS module, or use a class of Infima.`,
  ],
  [
    'a box that is none',
    ':::hint\nA sentence.\n:::\n',
    `${file}:6: no box is called ":::hint". It is one of note, tip, info, warning, danger.`,
  ],
  [
    'an image that is not there',
    'A\n\n![A picture](./nosuch.png)\n',
    `${file}:8: Markdown image with URL \`./nosuch.png\``,
  ],
  [
    'a brace in prose',
    'A set {1, } of numbers.\n',
    `${file}:6: Could not parse expression with acorn. On a page, < begins a tag and { an expression: for the characters, write \\< and \\{, or code in backticks.`,
  ],
  ['a fence without a language', '```\nlet a;\n```\n', `${file}:6: `],
  [
    'a fence without an end',
    '```tsx\nlet a;\n',
    `${file}:6: the fence has no end, so the rest of the page is code. Close it with \`\`\`.`,
  ],
  [
    'a sample that is not there',
    '```tsx file=samples/clasify/App.tsx\n```\n',
    `${file}:6: no sample "samples/clasify/App.tsx". Put it in "content/samples/".`,
  ],
  ['wrong MDX', 'A\n\n<div>\n', `${file}:`],
  [
    'no sidebar',
    'A sentence.\n',
    `${file}:1: no sidebar lists the page "tutorials/made-by-a-test/page". Add it to sidebars.ts.`,
  ],
])('names %s at once, in one line', async (_what, text, expected) => {
  const [problem] = await check(text);
  expect(problem?.startsWith(expected) ? expected : problem).toBe(expected);
  expect(problem).not.toContain('\n');
});

it.each([
  [
    'an anchor that another page lacks',
    '[A](../faq.mdx#nosuch)\n',
    `${file}:6: the link leads to "../faq.mdx#nosuch", and nothing on that page has the id "nosuch". Copy the id of a heading.`,
  ],
  [
    'an address that the site lacks',
    '[A](/nosuch/)\n',
    `${file}:6: the link leads to "/nosuch/", and the site has no such page. Correct it, or link to the file of the page.`,
  ],
  [
    'no title',
    '---\ndescription: B\n---\n',
    `${file}:1: front matter: "title" is missing`,
  ],
  [
    'the title of another page',
    readFileSync('docs/tutorials/faq.mdx', 'utf8'),
    `${file}:1: docs/tutorials/faq.mdx has the same title. Write another one`,
  ],
  [
    'too few words',
    'A sentence.\n',
    `${file}:1: the tutorial has 2 words besides its code. Write 500 or more`,
  ],
])('names %s', async (_what, text, expected) => {
  const problems = await check(text);
  expect(problems.filter((each) => each.startsWith(expected))).toHaveLength(1);
});

it('names every mistake of a page', async () => {
  expect(
    await check('## A\n\n<div style="color: red">B</div>\n\n[C](/nosuch/)\n'),
  ).toEqual([
    expect.stringContaining(':6: the heading has no written id'),
    expect.stringContaining(':8: <div> has a style attribute'),
    expect.stringContaining(':10: the link leads to "/nosuch/"'),
    expect.stringContaining(':1: no sidebar lists the page'),
    expect.stringContaining(':1: the tutorial has'),
  ]);
});

it('names the redirect without a slash, and where it is', () => {
  const redirect = {from: '/coins', to: '/', status: 301} as const;
  expect(servingProblem({...siteTables, redirects: [redirect]})).toBe(
    'config/serving/redirects.ts:1: the redirect from "/coins" does not begin and end with a slash. Write it like "/tutorials/".',
  );
  const spaced = {from: '/expo/', to: '/é\n', status: 301} as const;
  expect(servingProblem({...siteTables, redirects: [spaced]})).toMatch(
    /^config\/serving\/redirects\.ts:\d\d: the redirect from "\/expo\/" leads to /,
  );
  expect(servingProblem()).toBeUndefined();
});

it('names the redirect to a page that is not there, and the one that hides a page', () => {
  const redirect = {from: '/expo/', to: '/nosuch/#a', status: 301} as const;
  expect(deadRedirects('.', [redirect])).toEqual([
    expect.stringMatching(
      /^config\/serving\/redirects\.ts:\d\d: the redirect from "\/expo\/" leads to "\/nosuch\/#a", and the site has no such page\./,
    ),
  ]);
  const hiding = {from: '/faq/', to: '/', status: 301} as const;
  expect(deadRedirects('.', [hiding])).toEqual([
    'config/serving/redirects.ts:1: the redirect from "/faq/" hides the page of that address. Remove the page or the redirect.',
  ]);
  expect(deadRedirects('.')).toEqual([]);
});

it('finds nothing wrong with a page of the site', async () => {
  expect(await checkPage('docs/tutorials/faq.mdx')).toEqual([]);
});
