import {appendFileSync, cpSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {writeWithFolders} from 'test-utils/files';
import {copyProject} from '../../../scripts/lib/copyProject';
import {expect, test} from '../fixtures';
import {startDevServer} from './startDevServer';

// In one worker: they share a copy and its server.
test.describe.configure({mode: 'default'});
// What is stored for the server's origin would stay.
test.use({ownContext: true});

const copy = path.resolve('test-results', 'dev');
const inCopy = (file: string) => path.join(copy, file);
const tutorial = '/docs/next/tutorials/snacks/yolov5/';

/** What the dev server does in every test, and a build never. */
const ofDevelopment = [
  // Docusaurus prefetches the chunk of a page's `config`, which is in the main one.
  /^404: .*\/config---[\w-]+\.js$/,
  // Docusaurus runs its whole client again after the edit of a page; Fast Refresh meets
  // our components with new contexts below providers of old ones, and React recovers.
  /onRecoverableError: Error: There was an error during concurrent rendering/,
  /was preloaded using link preload but not used/,
];

const component = inCopy('src/theme/DocItem/Footer/index.tsx');

/** A component of every docs page, with state. */
const counter = (label: string) => `import {useState} from 'react';

export default function DocItemFooter() {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      ${label} {count}
    </button>
  );
}
`;

let address = '';
let stop: (() => void) | undefined;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  copyProject(path.resolve('.'), copy);
  // What the reference was read from: without it, each package is read again.
  const cache = 'node_modules/.cache/api-versions';
  cpSync(cache, inCopy(cache), {recursive: true});
  writeFileSync(component, counter('Count'));
  ({address, stop} = await startDevServer(copy));
});

test.afterAll(() => stop?.());

test('an edit of a component, a page, a sample or a sidebar updates the open page without a reload, and keeps the state of a component', async ({
  page,
  allowed,
}) => {
  test.setTimeout(600_000);
  allowed.push(...ofDevelopment);
  await page.goto(address + tutorial, {timeout: 240_000});
  const button = page.getByRole('button', {name: /^Count|^Total/});
  await button.click({timeout: 60_000});
  await button.click();
  await expect(button).toHaveText('Count 2');
  await page.evaluate(() => Object.assign(window, {survives: true}));

  writeFileSync(component, counter('Total'));
  await expect(button).toHaveText('Total 2', {timeout: 60_000});
  appendFileSync(
    inCopy('docs/tutorials/snacks/yolov5.mdx'),
    '\nA paragraph that was not there.\n',
  );
  await expect(page.getByText('A paragraph that was not there.')).toBeVisible({
    timeout: 60_000,
  });
  appendFileSync(
    inCopy('content/samples/yolov5/App.tsx'),
    '// A new comment.\n',
  );
  // In a tab or a folded listing it is not visible.
  await expect(page.getByText('// A new comment.')).toBeAttached({
    timeout: 60_000,
  });
  const sidebars = inCopy('sidebars.ts');
  writeFileSync(
    sidebars,
    readFileSync(sidebars, 'utf8').replace(
      /'(tutorials\/faq)'/,
      "{type: 'doc', id: '$1', label: 'A new label'}",
    ),
  );
  await expect(page.getByRole('link', {name: 'A new label'})).toBeVisible({
    timeout: 60_000,
  });
  expect(await page.evaluate(() => 'survives' in window)).toBe(true);
});

test('what only a build has, the dev server says in a sentence; Copy page fails; search asks for a build; a redirect leads on', async ({
  page,
  allowed,
}) => {
  test.setTimeout(300_000);
  allowed.push(...ofDevelopment, /^404: .*\.(?:md|json)$/);
  for (const file of ['/faq.md', '/llms.txt', '/docs/api/changes.xml']) {
    const response = await page.request.get(address + file);
    expect(response.status(), file).toBe(404);
    expect(await response.text()).toContain(
      `The dev server has no ${file}. Markdown versions, feeds and lists are made by "npm run build"`,
    );
  }
  const redirect = await page.request.get(`${address}/tutorials/`, {
    maxRedirects: 0,
  });
  expect(redirect.headers().location).toBe('/docs/tutorials/get-started/');

  await page.goto(address + tutorial, {timeout: 240_000});
  await page.getByRole('button', {name: 'Copy page'}).click();
  await expect(page.getByRole('button', {name: 'Copy failed'})).toBeVisible();

  await page.goto(`${address}/search/?q=tensor`);
  await expect(page.getByRole('alert')).toContainText('npm run build');
  const manifest = 'search/manifest.json';
  writeWithFolders(inCopy(`build/${manifest}`), '{}');
  const found = await page.request.get(`${address}/${manifest}`);
  expect(await found.text()).toBe('{}');
});

test('an edit of an example shows in the reference', async ({
  page,
  allowed,
}) => {
  test.setTimeout(600_000);
  allowed.push(...ofDevelopment);
  await page.goto(
    `${address}/docs/next/api/core/interfaces/torchlive_torch.tensor/`,
    {timeout: 240_000},
  );
  appendFileSync(
    inCopy('content/examples/torchlive_torch/Tensor.add.ts'),
    '// A new comment of an example.\n',
  );
  await expect(page.getByText('// A new comment of an example.')).toBeAttached({
    timeout: 300_000,
  });
});
