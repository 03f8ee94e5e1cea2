import {readFileSync} from 'node:fs';
import path from 'node:path';
import {findViolations} from './findViolations';
import {expect, test, type Page} from './fixtures';
import {full} from './fullRun';
import {openPage} from './openPage';

const conformance = path.resolve('packages/lite-interpreter/conformance');
const fixture = (name: string) => `${conformance}/fixtures/${name}.ptl`;
const refused = (name: string) => `${conformance}/refused/${name}.ptl`;

async function choose(page: Page, file: string): Promise<void> {
  await page.getByLabel('Model to inspect').setInputFiles(file);
}

/** Drops a file on the text of the page, away from the box. */
async function drop(page: Page, file: string): Promise<void> {
  const bytes = readFileSync(file).toString('base64');
  const transfer = await page.evaluateHandle(
    ([data, name]) => {
      const content = Uint8Array.from(atob(data), (c) => c.charCodeAt(0));
      const files = new DataTransfer();
      files.items.add(new File([content], name));
      return files;
    },
    [bytes, path.basename(file)] as const,
  );
  const heading = page.getByRole('heading', {level: 1});
  await heading.dispatchEvent('dragover', {dataTransfer: transfer});
  await heading.dispatchEvent('drop', {dataTransfer: transfer});
}

const reportOf = (page: Page, name: string) =>
  page.getByRole('region', {name, exact: true});

test('a file that is dropped is described, and leaves the browser nowhere', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) =>
    requests.push(`${request.method()} ${request.url()}`),
  );
  await openPage(page, '/model/');
  // What reads files comes with the first of them.
  expect(
    requests.filter((url) => /inspector|onnx|ort-wasm|\/embed\//.test(url)),
  ).toEqual([]);
  await drop(page, fixture('small-optimized'));
  const report = reportOf(page, 'small-optimized.ptl');
  await expect(report.getByRole('heading', {level: 2})).toHaveText(
    'small-optimized.ptl',
  );
  const facts = report.locator('dl').first();
  await expect(facts).toContainText('version 8');
  await expect(facts).toContainText('Optimizedfor mobile');
  await expect(facts).toContainText(/Size\d+\.\d kB/);
  await expect(report.getByText('forward(')).toBeVisible();
  await expect(report.getByText('prepacked::conv2d_clamp_run')).toBeVisible();
  await report.getByText(/^All layers/).click();
  await expect(report.getByText(/^float32 \[4, 3, 3, 3\]/)).toBeVisible();
  const newest = report
    .getByRole('listitem')
    .filter({hasText: 'libtorch 1.12'});
  await expect(newest).toContainText('Loads');
  await expect(newest).toContainText(/Assumed.*PyTorch 1\.13\.1/);
  const origin = new URL(page.url()).origin;
  expect(
    requests.filter((entry) => !entry.startsWith(`GET ${origin}/`)),
  ).toEqual(requests.filter((entry) => entry.includes('GET blob:')));
  expect(requests.some((entry) => entry.includes('/inspector-'))).toBe(true);
  expect(await findViolations(page)).toEqual([]);
});

test('a missing operator is named for each release, and leads to its message', async ({
  page,
}) => {
  await openPage(page, '/model/');
  await choose(page, fixture('detections'));
  const report = reportOf(page, 'detections.ptl');
  const newest = report
    .getByRole('listitem')
    .filter({hasText: 'libtorch 1.12'});
  await expect(newest).toContainText('Doesn’t load');
  await expect(newest).toContainText('torchvision::nms');
  await expect(newest).toContainText('do that step in JavaScript');
  await expect(
    newest.getByRole('link', {name: 'Read about this message'}),
  ).toHaveAttribute('href', '/troubleshooting/#missing-operators');
  await expect(
    newest.getByRole('link', {name: 'seen on 2022-08-04'}),
  ).toHaveAttribute('href', /playtorch\/issues\/98$/);
  const oldest = report
    .getByRole('listitem')
    .filter({hasText: 'libtorch 1.10'});
  await expect(oldest).toContainText('version is 8');
  await expect(
    oldest.getByRole('link', {name: 'Read about this message'}).first(),
  ).toHaveAttribute('href', '/troubleshooting/#lite-version');
});

test('a file that is no model says what it is, and what to do', async ({
  page,
}) => {
  await openPage(page, '/model/');
  await choose(page, refused('web-page'));
  const report = reportOf(page, 'web-page.ptl');
  await expect(report).toContainText('No release loads this file');
  await expect(report).toContainText('failed finding central directory');
  await expect(report).toContainText('The file is a web page');
  await expect(report.getByRole('button', {name: 'Run'})).toHaveCount(0);
});

test(
  'an .onnx file that no release loads is sent to the apps that run it',
  full,
  async ({page}) => {
    await openPage(page, '/model/');
    await choose(page, 'packages/torchlive-web/models/testing/imageNet.onnx');
    const report = reportOf(page, 'imageNet.onnx');
    await expect(report).toContainText('No release loads this file');
    await expect(report).toContainText('The apps on this site do run .onnx');
    expect(await findViolations(page, {within: 'main'})).toEqual([]);
  },
);

test('a model runs on the shape that the reader writes, and Stop ends it', async ({
  page,
}) => {
  await openPage(page, '/model/');
  await choose(page, fixture('small-scripted'));
  const report = reportOf(page, 'small-scripted.ptl');
  const shape = report.getByLabel('Shape of x');
  await expect(shape).toHaveValue('1, 3, 224, 224');

  await test.step('times and what it gives', async () => {
    await shape.fill('1, 3, 8, 8');
    await report.getByRole('button', {name: 'Run'}).click();
    await expect(report.getByText(/^[\d.]+ m?s$/)).toBeVisible();
    await expect(report.getByText(/The first run took/)).toBeVisible();
    await expect(report.getByText(/It gives float32 \[1, \d+/)).toBeVisible();
    await expect(report.getByRole('button', {name: 'Run'})).toBeVisible();
  });

  await test.step('a shape that does not fit', async () => {
    await shape.fill('1, 5, 8, 8');
    await report.getByRole('button', {name: 'Run'}).click();
    await expect(report.getByText(/channels/)).toBeVisible();
    await shape.fill('1, many');
    await report.getByRole('button', {name: 'Run'}).click();
    await expect(report.getByText('is no shape.')).toBeVisible();
  });

  await test.step('Stop frees what runs, and another run starts anew', async () => {
    await shape.fill('1, 3, 6000, 6000');
    await report.getByRole('button', {name: 'Run'}).click();
    const frames = page.locator('iframe[src="/embed/model/"]');
    await expect(frames).toHaveCount(1);
    await report.getByRole('button', {name: 'Stop'}).click();
    await expect(report.getByText('Stopped.')).toBeVisible();
    await expect(frames).toHaveCount(0);
    await shape.fill('2, 3, 8, 8');
    await report.getByRole('button', {name: 'Run'}).click();
    await expect(report.getByText(/It gives float32 \[2, \d+/)).toBeVisible();
  });
});

test('another file takes the place of the one before', full, async ({page}) => {
  await openPage(page, '/model/');
  await page.getByRole('button', {name: 'See an example'}).click();
  await expect(reportOf(page, 'classifier.ptl')).toBeVisible();
  await choose(page, fixture('methods'));
  const report = reportOf(page, 'methods.ptl');
  await expect(report.getByText('model/live.spec.json')).toBeVisible();
  await expect(reportOf(page, 'classifier.ptl')).toHaveCount(0);
  await expect(page.locator('iframe[src="/embed/model/"]')).toHaveCount(1);
  await report.getByLabel('Method').selectOption('name');
  await report.getByRole('button', {name: 'Run'}).click();
  await expect(report.getByText(/It gives "/)).toBeVisible();
});

test('"Prepare a custom model" ends with the file that the reader exported', async ({
  page,
}) => {
  await openPage(page, '/docs/tutorials/prepare-custom-model/');
  const last = page.locator('h3').filter({hasText: 'Drop the file here'});
  await expect(last).toBeVisible();
  await choose(page, fixture('small-traced'));
  await expect(
    page.getByRole('heading', {level: 3, name: 'small-traced.ptl'}),
  ).toBeVisible();
  const report = reportOf(page, 'small-traced.ptl');
  await expect(report).toContainText('Loads');
  expect(await findViolations(page)).toEqual([]);
});

test('code of the console loads a model that the reader opened', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await openPage(page, '/console/');
  const code = page.getByRole('textbox', {name: 'Code'});
  const output = page.getByRole('log');
  const run = async (text: string) => {
    await code.focus();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.insertText(
      `import {torch} from 'react-native-pytorch-core';\n${text}`,
    );
    await page.getByRole('button', {name: 'Run', exact: true}).click();
  };
  const load =
    "const model = await torch.jit._loadForMobile('/methods.ptl');\n";

  await test.step('without it the phone’s message says so', async () => {
    await run(load);
    await expect(output).toContainText('/methods.ptl');
    expect(requests.filter((url) => url.includes('modelReader'))).toEqual([]);
  });

  await test.step('its methods answer with PyTorch’s numbers', async () => {
    await page
      .getByLabel('Model for your code')
      .setInputFiles(fixture('methods'));
    await expect(
      page.getByText("await torch.jit._loadForMobile('/methods.ptl')").last(),
    ).toBeVisible();
    await run(
      `${load}console.log((await model.forward(torch.tensor([1, 2]))).data(), await model.name(1));`,
    );
    await expect(output).toContainText('[3, 5]');
    await expect(output).toContainText('DOG');
  });

  await test.step('a component loads it too', async () => {
    await run(
      `import * as React from 'react';\nimport {Text} from 'react-native';\n${load}const name = await model.name(1);\nexport default function App() {\n  return <Text>{\`It is a \${name}\`}</Text>;\n}\n`,
    );
    await expect(
      page
        .frameLocator('iframe:not([hidden], [data-spare])')
        .frameLocator('iframe')
        .getByText('It is a DOG'),
    ).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the page says what it needs', async ({page}) => {
    await page.goto('/model/');
    await expect(
      page.getByText('Looking into a file needs JavaScript.'),
    ).toBeVisible();
    await expect(
      page.getByRole('heading', {name: 'What’s in it'}),
    ).toBeVisible();
    await expect(
      page.getByRole('button', {name: 'Choose a file'}),
    ).toBeHidden();
  });
});

test('the Markdown version says what the page is', async ({request}) => {
  const text = await (await request.get('/model.md')).text();
  expect(text).toContain('# Inspect a model');
  expect(text).toContain('Which releases load your .ptl file');
  expect(text).toContain('(https://playtorch.dev/troubleshooting');
  expect(text).not.toContain('Choose a file');
});
