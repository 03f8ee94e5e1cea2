import {readFileSync} from 'node:fs';
import path from 'node:path';
import {Client} from '@modelcontextprotocol/sdk/client/index.js';
import {StdioClientTransport} from '@modelcontextprotocol/sdk/client/stdio.js';
import {InMemoryTransport} from '@modelcontextprotocol/sdk/inMemory.js';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {has} from '../../content/site/features';
import {compareVersions} from '../../content/releases/readReleases';
import {docsVersions, latestVersion} from '../../content/site/versions';
import {createDocsServer} from './createDocsServer';

const client = new Client({name: 'test', version: '1'});

beforeAll(() =>
  client.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: [path.resolve('scripts/mcp')],
      // An editor starts it in the folder of an app.
      cwd: '/',
    }),
  ),
);

afterAll(() => client.close());

type Result = {text: string; isError: boolean; structured: unknown};

async function call(
  name: string,
  args: Record<string, unknown>,
  from = client,
): Promise<Result> {
  const {content, isError, structuredContent} = await from.callTool(
    {name, arguments: args},
    undefined,
    {timeout: 110_000},
  );
  const [{text = ''} = {}] = content as {text?: string}[];
  return {text, isError: isError === true, structured: structuredContent};
}

/** Oldest first. */
const labels = docsVersions.map(({label}) => label).reverse();
const all = `Use one of ${[...labels].reverse().join(', ')}.`;

const hasComparisons = has('version-comparison');

it('offers tools that change nothing', async () => {
  const {tools} = await client.listTools();
  expect(tools.map(({name}) => name)).toEqual([
    'search',
    'read_page',
    'symbol',
    ...(hasComparisons ? ['changes'] : []),
    'check_code',
    'inspect_model',
  ]);
  expect(tools.every(({annotations}) => annotations?.readOnlyHint)).toBe(true);
});

it.each([
  [
    {query: 'matrix multiplication'},
    '/docs/api/core/interfaces/torchlive_torch.tensor/#matmul',
  ],
  [
    {query: 'Tensor -> number', version: '0.2.1'},
    '/docs/0.2.1/api/core/interfaces/torchlive_torch.tensor/#item',
  ],
  [
    {query: 'classify images', version: 'next'},
    '/docs/next/tutorials/snacks/image-classification/',
  ],
])('search finds %j first', async (args, address) => {
  const {text} = await call('search', {...args, limit: 1});
  expect(text).toContain(`(https://playtorch.dev${address})`);
});

it('search says so if it finds nothing', async () => {
  const {text, isError} = await call('search', {query: 'qqqzzzxxx'});
  expect(text).toContain(`${latestVersion} has nothing about "qqqzzzxxx".`);
  expect(isError).toBe(false);
});

// It reads the Markdown versions of pages.
describe.runIf(has('docs-for-machines'))('read_page', () => {
  it.each([
    '/docs/tutorials/get-started/',
    'docs/tutorials/get-started',
    '/docs/tutorials/get-started.md',
    `/docs/${latestVersion}/tutorials/get-started/`,
    'https://playtorch.dev/docs/tutorials/get-started/?x=1#phone',
  ])('read_page reads %s', async (page) => {
    const {text} = await call('read_page', {page});
    expect(text).toBe(
      readFileSync('build/docs/tutorials/get-started.md', 'utf8'),
    );
  });

  it.each([
    ['/', 'index.md'],
    ['/llms.txt', 'llms.txt'],
    ['/docs/llms.txt', 'docs/llms.txt'],
  ])('read_page reads %s', async (page, file) => {
    const {text} = await call('read_page', {page});
    expect(text).toBe(readFileSync(`build/${file}`, 'utf8'));
  });

  it.each([
    '/docs/nothing/',
    '/../README.md',
    '..%2FREADME.md',
    '....//README.md',
    'file:///etc/passwd',
    'https://other.example/faq/',
  ])('read_page has no page at %s', async (page) => {
    const {text, isError} = await call('read_page', {page});
    expect(isError).toBe(true);
    expect(text).toContain(`There is no page at "${page}"`);
    expect(text).toContain('Find pages with search');
  });
});

it('symbol tells signature, history and availability', async () => {
  const {text} = await call('symbol', {name: 'torch.jit._loadForMobile'});
  expect(text).toContain('  filePath: string,\n  device?: Device,\n');
  expect(text).toContain(
    `Available in ${labels.slice(1).join(', ')}; not in 0.1.`,
  );
  expect(text).toContain(
    '- 0.2.1: changed from `_loadForMobile(filePath: string): Promise<Module>`',
  );
});

it('symbol describes what has no comment in the package, names members and begins with what added it', async () => {
  const {text} = await call('symbol', {name: 'Tensor'});
  expect(text).toContain('\nA multi-dimensional array of numbers');
  expect(text).toMatch(/^Members: abs, add, .*matmul/m);
  expect(text).toContain('History:\n- 0.2.0: added');
  const {text: ofMember} = await call('symbol', {name: 'Camera.flip'});
  expect(ofMember).toContain('\nSwitches between the back and the front');
  const {text: ofFirst} = await call('symbol', {name: 'CameraFacing'});
  expect(ofFirst).not.toContain('History:');
});

it('symbol prints a declaration like the reference, and links that work elsewhere', async () => {
  const {text} = await call('symbol', {name: 'Dtype'});
  expect(text).toContain("type Dtype =\n  | 'double'\n  | 'float'\n");
  expect(text).toContain('](https://playtorch.dev/docs/');
  expect(text).not.toContain('](/');
  const {text: ofObject} = await call('symbol', {name: 'ModelInfo'});
  expect(ofObject).toContain('type ModelInfo = {\n  name: string;');
});

it('symbol tells what a version lacks, and what replaces it', async () => {
  const {text} = await call('symbol', {name: 'MobileModel.execute'});
  expect(text).toContain(
    `**${latestVersion} does not have it.** This is 0.2.1's.`,
  );
  expect(text).toMatch(/0\.2\.2: removed\..*`Module\.forward`/);
});

it.each([
  [{name: 'Tensor.matmull'}, 'No version has "Tensor.matmull".'],
  [{name: 'Blob.matmul'}, 'Did you mean Tensor.matmul?'],
  [{name: 'Tensor', version: '3'}, `version: there is no "3". ${all}`],
])('symbol explains what is wrong with %j', async (args, message) => {
  expect(await call('symbol', args)).toMatchObject({
    isError: true,
    text: expect.stringContaining(message) as string,
  });
});

describe.runIf(hasComparisons)('changes', () => {
  it('compares any two versions', async () => {
    for (const from of docsVersions) {
      // A version that was just cut documents the package of "next".
      for (const to of docsVersions.filter(
        ({packageVersion}) => packageVersion !== from.packageVersion,
      )) {
        const {text} = await call('changes', {from: from.label, to: to.label});
        const [, count, noun] =
          /^# \S+ to \S+: (\d+) (differences?)\n/.exec(text) ?? [];
        expect(noun).toBe(count === '1' ? 'difference' : 'differences');
        // A release that came after 0.2.4 may have changed nothing.
        const isLater = [from, to].some(
          ({packageVersion}) => compareVersions(packageVersion, '0.2.4') > 0,
        );
        expect(count === '0' && !isLater, text).toBe(false);
      }
    }
    const {text} = await call('changes', {from: '0.2.2', to: '0.2.3'});
    expect(text).toContain('### removed: ModuleValue (type)');
    expect(text).toContain('Use `IValue` instead.');
    expect(text).toContain(
      '+ forward<In extends IValue[], Out extends IValue>(',
    );
  });

  it('shows one kind alone', async () => {
    const {text} = await call('changes', {
      from: '0.1',
      to: '0.2.3',
      only: 'removed',
    });
    expect(text).toContain('6 differences of the kind "removed"');
    expect(text).not.toContain('### added');
  });

  it.each([
    [{from: '0.1', to: '7'}, `to: there is no "7". ${all}`],
    [{from: 'new', to: '0.1'}, `from: there is no "new". ${all}`],
    [{from: '0.1', to: '0.1'}, 'Both are 0.1.'],
  ])('explains what is wrong with %j', async (args, message) => {
    expect(await call('changes', args)).toMatchObject({
      isError: true,
      text: expect.stringContaining(message) as string,
    });
  });
});

const product = `import {torch} from 'react-native-pytorch-core';
const x = torch.tensor([[1, 2], [3, 4]]);
console.log(x.matmul(x).shape);`;

it('check_code finds correct code correct, with what is "any" on purpose, and runs it', async () => {
  const {text, structured} = await call('check_code', {
    code: `${product}
const o: any = {a: 1};
const data = JSON.parse('{}');
Promise.resolve(1).catch(e => console.log(e.message));
console.log(o.a, data.b);`,
  });
  expect(structured).toMatchObject({
    types: [],
    run: {printed: ['[2, 2]', '1 undefined'], rejected: []},
  });
  expect(text).toContain(`Types: correct in ${latestVersion}.`);
});

it('check_code checks against the types of the version', async () => {
  const {text, structured} = await call('check_code', {
    code: product,
    version: '0.2.0',
  });
  expect(structured).toMatchObject({
    types: [
      {
        line: 3,
        message: "TS2339: Property 'matmul' does not exist on type 'Tensor'.",
      },
    ],
    run: {thrown: {line: 3}},
  });
  expect(text).toContain('Threw on line 3');
});

it('check_code knows globals without an import, and ignores what would silence the compiler', async () => {
  const {structured} = await call('check_code', {
    code: '// @ts-nocheck\nconsole.log(1 + 1);\n// @ts-ignore\nexport const a: string = 1;',
  });
  expect(structured).toMatchObject({
    types: [{line: 4, message: expect.stringContaining('TS2322') as string}],
    run: {printed: ['2']},
  });
});

it('check_code tells where code does not parse', async () => {
  const {structured} = await call('check_code', {code: 'const a: = 1;'});
  expect(structured).toMatchObject({
    types: [{line: 1, message: 'TS1110: Type expected.'}],
    notRun: expect.stringContaining('(1:10)') as string,
  });
});

it('check_code says so where there are too many problems to list', async () => {
  const {isError, structured} = await call('check_code', {
    code: '<'.repeat(50_000),
  });
  expect(isError).toBe(false);
  expect(structured).toMatchObject({
    types: [{line: 1, message: expect.stringContaining('too many') as string}],
  });
});

it('check_code reads no file for a snippet', async () => {
  const file = path.resolve('package.json');
  const {structured} = await call('check_code', {
    code: `/// <reference path="${file}" />
import secret from '${file}';
const name: 1 = secret.name;
export {name};`,
  });
  expect(JSON.stringify(structured)).not.toContain('playtorch-website');
  expect(structured).toMatchObject({
    types: [
      {line: 1, message: expect.stringContaining('not found') as string},
      {line: 2, message: expect.stringContaining('Cannot find') as string},
    ],
  });
});

const models = path.resolve('packages/lite-interpreter/conformance');

it('inspect_model tells why a release refuses a model', async () => {
  const {text, isError} = await call('inspect_model', {
    path: path.join(models, 'fixtures/detections.ptl'),
  });
  expect(isError).toBe(false);
  expect(text).toContain('0.2 (libtorch 1.12): no');
  expect(text).toContain('torchvision::nms');
  expect(text).toContain('https://playtorch.dev/model/');
});

it.each([
  [path.join(models, 'refused/onnx.ptl'), 'The file is an ONNX model'],
  [path.join(models, 'none.ptl'), 'there is no file'],
  ['model.ptl', 'is not an absolute path'],
])('inspect_model says what to do about %s', async (file, words) => {
  const {text, isError} = await call('inspect_model', {path: file});
  expect(isError).toBe(true);
  expect(text).toContain(words);
});

it('says what to do if there is no build', async () => {
  const [near, far] = InMemoryTransport.createLinkedPair();
  const other = new Client({name: 'test', version: '1'});
  await createDocsServer(path.resolve('no-build')).connect(far);
  await other.connect(near);
  for (const [name, args] of [
    ['search', {query: 'tensor'}],
    ['read_page', {page: '/'}],
    ...(hasComparisons
      ? ([['changes', {from: '0.1', to: '0.2.3'}]] as const)
      : []),
  ] as const) {
    expect(await call(name, args, other)).toMatchObject({
      isError: true,
      text: 'There is no build. Run "npm run build" first.',
    });
  }
  await other.close();
});
