import type {Locator} from '@playwright/test';
import {docsVersionOf, docsVersions} from '../../content/site/versions';
import {consolePath} from 'run-in-page/data';
import {readPixels} from './apps';
import {findViolations} from './findViolations';
import {expect, test, type Page} from './fixtures';
import {full} from './fullRun';
import {emptyApp, hostile, hostileReports, leaving} from './hostileCode';
import {openPage} from './openPage';

const tensorPage = '/docs/api/core/interfaces/torchlive_torch.tensor/';

/** The card of a member of the reference. */
function card(page: Page, member: string) {
  return page.locator(`[data-member="${member}"]`);
}

/** The document in which a component is drawn. */
function drawnIn(page: Page) {
  return page
    .frameLocator('iframe:not([hidden], [data-spare])')
    .frameLocator('iframe');
}

/** What the page loads while something is done, in bytes as sent. */
async function bytesDuring(page: Page, work: () => Promise<void>) {
  const list = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map((entry) => entry as PerformanceResourceTiming)
        .map(({name, encodedBodySize}) => `${encodedBodySize} ${name}`),
    );
  const before = await list();
  await work();
  const loaded = (await list()).slice(before.length);
  const bytes = loaded.reduce((sum, entry) => sum + parseInt(entry, 10), 0);
  test.info().annotations.push({type: 'bytes', description: String(bytes)});
  return {bytes, loaded};
}

/** Opens the console with code, as a shared link does. */
async function openCode(page: Page, code: string) {
  await openPage(page, consolePath({release: '0.2.3', code}));
  const run = page.getByRole('button', {name: 'Run', exact: true});
  await expect(run).toBeVisible();
  return {run, output: page.getByRole('log')};
}

/** Replaces the code in the console, and runs it. */
async function runCode(page: Page, code: string) {
  await page.getByRole('textbox', {name: 'Code'}).focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(code);
  await page.getByRole('button', {name: 'Run', exact: true}).click();
}

/** Runs the example of a card, and waits for its output. */
async function run(member: Locator, output: string | RegExp) {
  await member.scrollIntoViewIfNeeded();
  await member.getByRole('button', {name: 'Run'}).click();
  await expect(member.getByRole('log')).toContainText(output);
}

/** What is below code: its output, and then the buttons. */
async function expectOutputBelowCode(place: Locator | Page, code: Locator) {
  const box = async (part: Locator) => {
    const {y = 0, height = 0} = (await part.boundingBox()) ?? {};
    return {top: y, bottom: y + height};
  };
  const output = await box(place.getByRole('log'));
  const reset = await box(place.getByRole('button', {name: 'Reset'}));
  expect(output.top - (await box(code)).bottom).toBeLessThan(32);
  expect(reset.top).toBeGreaterThan(output.bottom);
}

/** Opens a page, and by a link of its menu another one. */
async function openTwoPages(page: Page, first: string, second: string) {
  await openPage(page, first);
  await page
    .locator(`a[href="${second}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(second);
}

/** Waits until the page has what it fetches after a run: the other examples of the version. */
async function waitForExamples(page: Page) {
  const modules = 15;
  const countTexts = () =>
    page.evaluate(
      () =>
        performance
          .getEntriesByType('resource')
          .filter(({name}) => name.endsWith('.txt')).length,
    );
  // And the runtime itself.
  await expect.poll(countTexts).toBeGreaterThanOrEqual(modules + 1);
}

test('Run shows what an example prints, and nothing is loaded before', async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await openPage(page, tensorPage);
  const add = card(page, 'add');
  await add.scrollIntoViewIfNeeded();
  await expect(page.getByText('in your browser, not on a phone')).toHaveCount(
    1,
  );
  expect(loaded.filter((url) => /\/embed\/run|\.txt$/.test(url))).toEqual([]);

  const run = await bytesDuring(page, async () => {
    await add.getByRole('button', {name: 'Run'}).click();
    await expect(add.getByRole('log')).toHaveText(
      /Int32Array \[2, 4\]\s*Float32Array \[3, 4\]\s*Float32Array \[21, 22\]/,
    );
  });
  expect(run.bytes, run.loaded.join('\n')).toBeLessThanOrEqual(51_500);
  await expect(add.getByRole('button', {name: 'Run'})).toBeFocused();
  await expectOutputBelowCode(add, add.locator('figure'));
  await expect(add.locator('.line').nth(2)).toHaveAttribute(
    'data-tensor',
    'int32 [2]',
  );
  expect(await findViolations(page, {within: '[data-member="add"]'})).toEqual(
    [],
  );

  await waitForExamples(page);
  const edit = await bytesDuring(page, async () => {
    await add.getByRole('button', {name: 'Edit'}).click();
    await expect(add.getByRole('textbox', {name: 'Code'})).toBeFocused();
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.type('\nconsole.log(whole.');
    await expect(page.getByRole('option', {name: /^reshape/})).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.type('dtype);');
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect(add.getByRole('log')).toContainText('int32');
  });
  expect(edit.bytes, edit.loaded.join('\n')).toBeLessThanOrEqual(190_000);
});

test('the console keeps what is typed, completes names, runs by keys, shares a link, and its frame has a name', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, '/console/');
  const code = page.getByRole('textbox', {name: 'Code'});
  await test.step('an editor keeps what is typed while the page is drawn', async () => {
    await code.focus();
    await page.keyboard.press('ControlOrMeta+End');
    await page.getByRole('button', {name: 'Reset'}).evaluate((reset) => {
      // No other call types within the page.
      // oxlint-disable-next-line typescript/no-deprecated
      const typeSlash = () => document.execCommand('insertText', false, '/');
      // React has drawn the first key and not yet run its effects.
      const observer = new MutationObserver(typeSlash);
      observer.observe(reset, {attributeFilter: ['disabled']});
      typeSlash();
    });
    const line = code.locator('.cm-line').last();
    await expect(line).toHaveText('//');
    await page.keyboard.type('/ kept');
    await expect(line).toHaveText('/// kept');
  });

  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(
    "import {torch} from 'react-native-pytorch-core';\nconst x = torch.ones([2, 2]);\nconsole.log(x.",
  );
  await expect(page.getByRole('option', {name: /^reshape/})).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.type('add(1));');
  await page.keyboard.press('ControlOrMeta+Enter');
  const output = page.getByRole('log');
  await expect(output).toContainText('float32 [2, 2]');
  await expectOutputBelowCode(page, code);
  await expect(output).toContainText('[ CPUFloatType{2,2} ]');
  await expect(page.locator('iframe')).toHaveAttribute('title', /\S/);
  expect(await findViolations(page)).toEqual([]);

  await page.getByRole('button', {name: 'Share'}).click();
  await expect(page.getByText('Link copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
    consolePath({
      release: '0.2.3',
      code: (await code.locator('.cm-line').allInnerTexts()).join('\n'),
    }),
  );
});

test('Stop ends whatever runs, an error names its line, Reset clears', async ({
  page,
}) => {
  const {run, output} = await openCode(
    page,
    "console.log('on');\nwhile (true) {}\n",
  );
  // A shared link waits for its reader.
  await expect(output).toHaveText('');
  await expect(page.locator('iframe')).toHaveCount(0);
  await run.click();
  await expect(output).toContainText('on');
  const stop = page.getByRole('button', {name: 'Stop', exact: true});
  await stop.click();
  await expect(output).toContainText('Stopped.');
  await expect(page.locator('iframe')).toHaveCount(0);

  await test.step('timers, after a value that is too long', async () => {
    await runCode(
      page,
      `console.log('x'.repeat(5e7));
let count = 0;
setInterval(() => console.log('tick', (count += 1)), 100);`,
    );
    await expect(output).toContainText('… 49980100 more characters');
    await expect(output).toContainText('tick 3');
    await stop.click();
    await expect(output).toContainText('Stopped.');
  });

  await test.step('what ends by itself needs no Stop', async () => {
    for (const [code, words] of [
      ["setTimeout(() => console.log('late'), 50);", 'late'],
      ["Promise.reject(new Error('rejected'));", 'Line 1: Error: rejected'],
      [
        "import {torch} from 'react-native-pytorch-core';\ntorch.foo();",
        'Line 2: TypeError: torch.foo is not a function',
      ],
      // Behind many frames of the runtime.
      [
        "import {torch} from 'react-native-pytorch-core';\ntorch.ones([2]).add('x');",
        'Line 2: Error: Value is a string, expected an Object',
      ],
    ] as const) {
      await runCode(page, code);
      await expect(output).toHaveText(words);
      await expect(stop).toHaveCount(0);
    }
  });

  await test.step('a component that never finishes drawing', async () => {
    await runCode(
      page,
      "export default function App() {\n  console.log('draws');\n  while (true) {}\n}",
    );
    await expect(output).toContainText('draws');
    await stop.click();
    await expect(page.locator('iframe')).toHaveCount(0);
  });

  await test.step('a component that never finishes after a press', async () => {
    await runCode(
      page,
      `import React from 'react';
import {Button} from 'react-native';
const spin = () => { for (;;) console.log('spins'); };
export default () => <Button title="Spin" onPress={() => setTimeout(spin, 300)} />;`,
    );
    await drawnIn(page).getByRole('button', {name: 'Spin'}).click();
    await expect(output).toContainText('spins');
    await stop.click();
    await expect(page.locator('iframe')).toHaveCount(0);
  });

  await runCode(page, 'export default 5;');
  await expect(output).toHaveText(
    'TypeError: The default export is not a component.',
  );
  await runCode(page, 'const a = 1;\nmissing();');
  await expect(output).toContainText(
    'Line 2: ReferenceError: missing is not defined',
  );

  await page.getByRole('button', {name: 'Reset'}).click();
  await expect(output).toHaveText('');
  await expect(page.getByRole('textbox', {name: 'Code'})).toContainText(
    'while (true)',
  );
});

test('code in a worker or the frame reaches no page, storage or network', async ({
  page,
  allowed,
}) => {
  allowed.push(...hostileReports);
  const {output} = await openCode(page, '');
  const pages = page.context().pages().length;
  const answered: string[] = [];
  page.on('response', (response) => {
    const {protocol, pathname} = new URL(response.url());
    if (protocol !== 'blob:') {
      answered.push(pathname);
    }
  });
  for (const [code, leaves] of [
    [hostile, false],
    [`${hostile}${leaving}${emptyApp}`, true],
  ] as const) {
    const refused =
      leaves &&
      page.waitForEvent('console', (message) =>
        /^Framing .* violates/.test(message.text()),
      );
    await runCode(page, code);
    await expect(output).toContainText('all tried');
    await refused;
    await expect(output).not.toContainText('REACHED');
    expect((await output.innerText()).match(/ stopped/g)).toHaveLength(18);
    await page.getByRole('button', {name: 'Reset'}).click();
    await expect(output).toHaveText('');
  }
  expect(
    answered.filter((path) => !/^\/(?:assets|embed\/run)\//.test(path)),
  ).toEqual([]);
  await expect(page).toHaveURL(/\/console\//);
  expect(page.context().pages()).toHaveLength(pages);
  expect(await page.context().cookies()).toEqual([]);
});

test('a component is drawn in the frame', async ({page}) => {
  await openPage(page, '/docs/api/core/modules/canvasview/');
  const canvas = card(page, 'canvas');
  await canvas.scrollIntoViewIfNeeded();
  const {bytes, loaded} = await bytesDuring(page, async () => {
    await canvas.getByRole('button', {name: 'Run'}).click();
    await expect(canvas.getByRole('log')).toHaveText('1 1');
  });
  await expect(drawnIn(page).locator('canvas')).toBeVisible();
  expect(bytes, loaded.join('\n')).toBeLessThanOrEqual(170_000);
  // The next run takes a document that has started meanwhile.
  const spare = page.locator('iframe[data-spare]');
  await expect(spare).toBeHidden();
  await expect(spare).toHaveCount(1);
  await canvas.getByRole('button', {name: 'Run'}).click();
  await expect(spare).toHaveCount(0);
  await expect(drawnIn(page).locator('canvas')).toBeVisible();
  await expect(canvas.getByRole('log')).toHaveText('1 1');
});

test.describe('with an empty cache', () => {
  test.use({ownContext: true});

  test('offline, Edit and a component say what is missing', async ({
    page,
    context,
    allowed,
  }) => {
    allowed.push(/ERR_INTERNET_DISCONNECTED|ChunkLoadError|Loading chunk/);
    await openTwoPages(page, '/docs/api/core/modules/canvasview/', tensorPage);
    const add = card(page, 'add');
    await run(add, 'Int32Array [2, 4]');
    await waitForExamples(page);
    await context.setOffline(true);
    await add.getByRole('button', {name: 'Edit'}).click();
    await expect(add.getByRole('status')).toHaveText(
      'The editor did not load. Check your connection.',
    );
    await page.goBack();
    await run(card(page, 'canvas'), 'Check your connection.');
  });

  test(
    'once an example has run, others run offline, also on a page that was visited',
    full,
    async ({page, context}) => {
      const transforms =
        '/docs/api/core/interfaces/torchlive_torchvision.transforms/';
      await openTwoPages(page, transforms, tensorPage);
      await run(card(page, 'add'), 'Int32Array [2, 4]');
      await waitForExamples(page);
      await context.setOffline(true);
      await run(card(page, 'mul'), /\d/);
      await page.goBack();
      await expect(page).toHaveURL(transforms);
      await run(card(page, 'resize'), /\d/);
    },
  );
});

test('0.2.2 runs without what came later, and says why', async ({page}) => {
  const words = '0.2.2 runs on the package of 0.2.3';
  await openPage(page, tensorPage.replace('/docs/', '/docs/0.2.2/'));
  await expect(card(page, 'matmul')).toHaveCount(0);
  const add = card(page, 'add');
  await run(add, 'Int32Array [2, 4]');
  await expect(add).toContainText(words);

  const code = `import {torch} from 'react-native-pytorch-core';
const x = torch.ones([2]);
console.log('matmul' in x, '_loadForMobileSync' in torch.jit);
`;
  await openPage(page, consolePath({release: '0.2.2', code}));
  const version = page.getByRole('combobox', {name: 'Version'});
  const press = page.getByRole('button', {name: 'Run', exact: true});
  await expect(version).toHaveValue('0.2.2');
  await expect(page.getByText(words)).toBeVisible();
  await press.click();
  await expect(page.getByRole('log')).toHaveText('false false');
  await page.getByRole('textbox', {name: 'Code'}).focus();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type('x.m');
  await expect(page.getByRole('option', {name: /^mul/})).toBeVisible();
  await expect(page.getByRole('option', {name: /^matmul/})).toHaveCount(0);
  // The newest release has it.
  await page.keyboard.press('Escape');
  await version.selectOption(docsVersionOf('current').menuLabel);
  await expect(page.getByText(words)).toHaveCount(0);
  await press.click();
  await expect(page.getByRole('log')).toContainText('true true');
  // The oldest has no tensors at all.
  const without = page.getByText('0.1.3 has no tensors yet.');
  await expect(without).toHaveCount(0);
  await version.selectOption('0.1');
  await expect(without).toBeVisible();
});

test(
  'the console lists examples by title, filters them and keeps the choice in its address',
  full,
  async ({page}) => {
    await openPage(page, '/console/');
    await expect(
      page.getByRole('combobox', {name: 'Version'}).locator('option'),
    ).toHaveText(docsVersions.map(({menuLabel}) => menuLabel));
    const list = page.getByRole('navigation', {name: 'Examples'});
    await expect(list.getByRole('heading').first()).toHaveText('Tensors');
    await expect(
      list.getByRole('button', {name: 'Tensor[index]'}),
    ).toBeVisible();
    await expect(list).not.toContainText('torchlive_torch');
    await list.getByLabel('Filter the examples').fill('text tokenize');
    await expect(list.getByRole('heading')).toHaveText(['Text']);
    await list
      .getByRole('button', {name: 'WordPieceTokenizer.tokenize'})
      .click();
    const code = page.getByRole('textbox', {name: 'Code'});
    await expect(code).toContainText('tokenize(');
    await expect(page).toHaveURL(/\/console\/#code=0\.2\.3~/);
    await page.reload();
    await expect(code).toContainText('tokenize(');
    await expect(list.locator('[aria-current="true"]')).toHaveText(
      'WordPieceTokenizer.tokenize',
    );

    await test.step('what is typed survives another version, and another example', async () => {
      await code.focus();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.insertText("console.log('mine');");
      await page
        .getByRole('combobox', {name: 'Version'})
        .selectOption({label: '0.2.1'});
      await page.reload();
      await expect(code).toHaveText("console.log('mine');");
      await code.focus();
      await page.keyboard.type('// more');
      await list.getByRole('button', {name: 'Tensor.abs'}).click();
      await expect(code).toContainText('abs()');
      await page.goBack();
      await expect(code).toContainText('// more');
    });

    await openPage(page, '/console/#code=0.2.3~A');
    await expect(page.getByText('This link is damaged')).toBeVisible();
  },
);

test(
  'code that is too long for a link runs, stays, and says why it is not shared',
  full,
  async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const {run: press, output} = await openCode(page, '');
    const address = page.url();
    const status = page.getByRole('status');
    const long = `console.log('long');\n${'// 200 kB\n'.repeat(20_000)}`;
    await page.evaluate((text) => navigator.clipboard.writeText(text), long);
    await page.getByRole('textbox', {name: 'Code'}).focus();
    await page.keyboard.press('ControlOrMeta+v');
    await press.click();
    await expect(output).toHaveText('long');
    await page.getByRole('button', {name: 'Share'}).click();
    await expect(status.getByText('too long for a link')).toBeVisible();
    expect(page.url()).toBe(address);

    await test.step('another version runs it, and no example replaces it', async () => {
      await page
        .getByRole('combobox', {name: 'Version'})
        .selectOption({label: '0.2.1'});
      await page.getByRole('button', {name: 'Tensor.abs'}).click();
      await expect(
        status.getByText('too long for the browser’s history'),
      ).toBeVisible();
      await press.click();
      await expect(output).toHaveText('long');
    });

    await page.getByRole('button', {name: 'Reset'}).click();
    await page.getByRole('button', {name: 'Tensor.abs'}).click();
    await expect(page.getByRole('textbox', {name: 'Code'})).toContainText(
      'abs()',
    );
  },
);

test('a draft is restored after a reload, an example and another page, can be discarded, and Reset can be undone', async ({
  page,
}) => {
  await openPage(page, '/console/');
  const code = page.getByRole('textbox', {name: 'Code'});
  const button = (name: string) =>
    page.getByRole('button', {name, exact: true});
  const says = page.getByRole('status');
  await test.step('Back returns from an example, each time', async () => {
    for (const name of ['Tensor.abs', 'Tensor.add']) {
      await button(name).click();
      await expect(code).not.toContainText('torch.rand');
      await page.goBack();
      await expect(code).toContainText('torch.rand');
    }
  });

  await code.focus();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.insertText('// mine');
  await expect(says.getByText('Draft restored.')).toHaveCount(0);

  await page.reload();
  await expect(code).toContainText('// mine');
  await expect(says.getByText('Draft restored.')).toBeVisible();
  expect(await findViolations(page, {within: 'main'})).toEqual([]);

  await test.step('after another example, whose own draft stays too', async () => {
    await button('Tensor.abs').click();
    await expect(code).not.toContainText('// mine');
    await code.focus();
    await page.keyboard.press('ControlOrMeta+Home');
    await page.keyboard.insertText('// of abs\n');
    await button('Tensor.add').click();
    await expect(code).not.toContainText('// of abs');
    await page.goBack();
    await expect(code).toContainText('// of abs');
    await button('Tensor.abs').click();
    await expect(code).toContainText('// of abs');
  });

  await test.step('after another page', async () => {
    await page.locator('.navbar').getByRole('link', {name: 'FAQ'}).click();
    await expect(page).toHaveURL('/faq/');
    await openPage(page, '/console/');
    await expect(code).toContainText('// mine');
  });

  await button('Discard').click();
  await expect(code).not.toContainText('// mine');
  await button('Undo').click();
  await expect(code).toContainText('// mine');
  await button('Reset').click();
  await expect(code).not.toContainText('// mine');
  await expect(button('Run')).toBeFocused();
  await page.reload();
  await expect(code).toContainText('torch.rand');
  await expect(code).not.toContainText('// mine');
  await expect(says.getByText('Draft restored.')).toHaveCount(0);
});

test.describe('without storage', () => {
  test.use({ownContext: true});

  test('the console warns that it keeps no draft', async ({page, allowed}) => {
    allowed.push(/storage/i);
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('denied', 'SecurityError');
      };
    });
    await openPage(page, '/console/');
    await page.getByRole('textbox', {name: 'Code'}).focus();
    await page.keyboard.insertText('// mine');
    await expect(page.getByText('keeps no drafts')).toBeVisible();
  });
});

test(
  'the console begins with the version that the reader prefers, and its tabs keep what they show',
  full,
  async ({page}) => {
    await openPage(page, '/faq/');
    await page.evaluate(() =>
      localStorage.setItem('docs-preferred-version-default', '0.2.1'),
    );
    await openPage(page, '/console/');
    const version = page.getByRole('combobox', {name: 'Version'});
    await expect(version).toHaveValue('0.2.1');
    await page.getByRole('button', {name: 'Tensor.abs'}).click();
    const code = page.getByRole('textbox', {name: 'Code'});
    await expect(code).toContainText('abs()');

    const tabs = page.getByRole('navigation', {name: 'What to write'});
    await tabs.getByRole('link', {name: 'App'}).click();
    await expect(code).toContainText('export default function App()');
    await expect(version).toHaveValue('0.2.1');
    await expect(tabs.getByRole('link', {name: 'App'})).toHaveAttribute(
      'aria-current',
      'page',
    );
    await tabs.getByRole('link', {name: 'Code'}).click();
    await expect(code).toContainText('abs()');
  },
);

test(
  'Open in console brings an example with what the reader made of it',
  full,
  async ({page}) => {
    await openPage(page, tensorPage);
    const add = card(page, 'add');
    await add.scrollIntoViewIfNeeded();
    await add.getByRole('button', {name: 'Edit'}).click();
    const code = page.getByRole('textbox', {name: 'Code'});
    await expect(code).toBeFocused();
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.insertText("\nconsole.log('mine');");
    const lines = await code.locator('.cm-line').allInnerTexts();
    await add.getByRole('link', {name: 'Open in console'}).click();
    await expect(page).toHaveURL(/\/console\/#code=0\.2\.3~/);
    await expect(code).toContainText("console.log('mine');");
    await expect(page.getByRole('heading', {level: 1})).toBeInViewport();
    await expect(code.locator('.cm-line')).toHaveText(lines);
    await page.getByRole('button', {name: 'Run', exact: true}).click();
    await expect(page.getByRole('log')).toContainText(
      /Float32Array \[21, 22\]\s*mine/,
    );
  },
);

test('names the line of code that cannot be read, prints images, and goes on offline', async ({
  page,
  context,
}) => {
  const {output} = await openCode(page, '');
  // In a worker, then in the frame.
  for (const end of ['', '\nexport default () => null;']) {
    await runCode(page, `const a = 1;\nconst b = 2;\nconst a = 3;${end}`);
    await expect(output).toHaveText(
      "Line 3: SyntaxError: Identifier 'a' has already been declared",
    );
    await page.getByRole('button', {name: 'Reset'}).click();
  }
  await runCode(
    page,
    'const a = 1;\nnamespace B {\n  export const c = a;\n}\n',
  );
  await expect(output).toHaveText(
    'Line 2: SyntaxError: Namespaces do not work here. Use an object.',
  );

  await context.setOffline(true);
  await runCode(
    page,
    `import {media, torch} from 'react-native-pytorch-core';
console.log(media.imageFromTensor(torch.full([3, 2, 4], 255, {dtype: 'uint8'})));
`,
  );
  const picture = output.locator('canvas');
  await expect(picture).toBeVisible();
  expect(await readPixels(picture, [255, 255, 255])).toEqual({
    matching: 4 * 2,
    colours: 1,
  });
});

test(
  'the frame is as high as its content, and dark in dark mode',
  full,
  async ({page}) => {
    await page.emulateMedia({colorScheme: 'dark'});
    await openCode(page, '');
    for (const [style, least, most] of [
      ['{height: 60}', 60, 80],
      ['{flex: 1}', 300, 345],
    ] as const) {
      await runCode(
        page,
        `import React from 'react';
import {View} from 'react-native';
export default () => <View style={${style}} />;
`,
      );
      const frame = page.locator('iframe:not([hidden], [data-spare])');
      await expect(frame).toBeVisible();
      const height = async () => (await frame.boundingBox())?.height;
      await expect.poll(height).toBeGreaterThanOrEqual(least);
      await expect.poll(height).toBeLessThanOrEqual(most);
      await expect(frame).not.toHaveCSS(
        'background-color',
        'rgb(255, 255, 255)',
      );
    }

    await runCode(
      page,
      "export default () => { throw new Error('no screen'); };",
    );
    await expect(page.getByRole('log')).toContainText('no screen');
    await expect(page.locator('iframe').filter({visible: true})).toHaveCount(0);

    await runCode(
      page,
      `import React from 'react';
import {Text} from 'react-native';
  const App = React.memo(() => <Text>Remembered</Text>); export default App;`,
    );
    await expect(drawnIn(page).getByText('Remembered')).toBeVisible();
  },
);

test(
  'on a phone, an example that is chosen comes into view, and Reset keeps the focus',
  full,
  async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    await openPage(page, '/console/');
    const topk = page.getByRole('button', {name: 'Tensor.topk'});
    await topk.scrollIntoViewIfNeeded();
    await topk.click();
    const code = page.getByRole('textbox', {name: 'Code'});
    await expect(code).toContainText('topk');
    await expect(code).toBeInViewport();
    const run = page.getByRole('button', {name: 'Run', exact: true});
    await run.click();
    await expect(page.getByRole('log')).not.toHaveText('');
    await page.getByRole('button', {name: 'Reset'}).click();
    await expect(run).toBeFocused();
  },
);

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('an example is text', async ({page}) => {
    await page.goto(tensorPage);
    const add = card(page, 'add');
    await expect(add).toContainText('// → Int32Array [2, 4]');
    await expect(add.getByRole('button', {name: 'Run'})).toBeHidden();
    await page.goto('/console/');
    await expect(page.getByText('The console needs JavaScript.')).toBeVisible();
    await page.goto('/docs/tutorials/get-started/');
    await expect(page.getByText('Edit', {exact: true}).first()).toBeHidden();
  });
});

test(
  'an example of the reference keeps a draft: the page shows it, nothing is loaded before a press, Run runs it, and Discard forgets it',
  full,
  async ({page}) => {
    const loaded: string[] = [];
    await openPage(page, tensorPage);
    const add = card(page, 'add');
    const code = add.getByRole('textbox', {name: 'Code'});
    const button = (name: string) =>
      add.getByRole('button', {name, exact: true});
    await add.scrollIntoViewIfNeeded();
    await button('Edit').click();
    await expect(code).toBeFocused();
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.insertText("\nconsole.log('mine');");

    // What the editor asks for belongs to the press.
    await page.goto('/robots.txt');
    page.on('request', (request) => loaded.push(request.url()));
    // Without a sign of the reader.
    await page.goto(tensorPage);
    await expect(button('Draft')).toBeVisible({timeout: 30_000});
    await add.scrollIntoViewIfNeeded();
    await page.setViewportSize({width: 390, height: 844});
    // Its words stay in one line.
    const label = add.locator('figcaption > :first-child');
    expect((await label.boundingBox())?.height).toBeLessThan(32);
    await expect(
      page.getByRole('button', {name: 'Draft', exact: true}),
    ).toHaveCount(1);
    expect(loaded.filter((url) => /\/embed\/run|\.txt$/.test(url))).toEqual([]);
    await run(add, 'mine');
    await expect(button('Run')).toBeFocused();
    await expect(code).toContainText("console.log('mine');");
    await expect(add.getByRole('status')).toHaveText('Draft restored.');
    expect(await findViolations(page, {within: '[data-member="add"]'})).toEqual(
      [],
    );
    await button('Discard').click();
    await expect(code).not.toContainText('mine');
    await openPage(page, tensorPage);
    await expect(button('Edit')).toBeVisible();
  },
);

test(
  'Share takes the draft along: a reload brings the edits after it, and no other address has a draft',
  full,
  async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openPage(page, '/console/');
    const code = page.getByRole('textbox', {name: 'Code'});
    const write = async (text: string) => {
      await code.focus();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.insertText(text);
    };
    await write('console.log(1);');
    await page.getByRole('button', {name: 'Share'}).click();
    await expect(page).toHaveURL(/#code=/);
    await write('console.log(2);');
    await page.reload();
    await expect(page.getByText('Draft restored.')).toBeVisible();
    await expect(code).toHaveText('console.log(2);');
    await page.getByRole('button', {name: 'Discard'}).click();
    await expect(code).toHaveText('console.log(1);');
    await openPage(page, '/console/');
    await expect(code).not.toHaveText('console.log(1);');
    await expect(page.getByText('Draft restored.')).toHaveCount(0);
    expect(
      await page.evaluate(() =>
        Object.keys(localStorage).filter((key) => key.includes('draft')),
      ),
    ).toEqual([]);
  },
);

test(
  'Run, Stop and Edit stay in the head of the block, above the code, and on both tabs of the console',
  full,
  async ({page}) => {
    const expectRunAbove = async (block: Locator) => {
      const code = block.getByRole('textbox', {name: 'Code'});
      await expect(code).toBeVisible();
      const run = block.getByRole('button', {name: 'Run', exact: true});
      const runBox = await run.boundingBox();
      const codeBox = await code.boundingBox();
      expect((runBox?.y ?? 0) + (runBox?.height ?? 0)).toBeLessThanOrEqual(
        codeBox?.y ?? 0,
      );
      return runBox;
    };
    await openPage(page, tensorPage);
    const add = card(page, 'add');
    await add.scrollIntoViewIfNeeded();
    await add.getByRole('button', {name: 'Edit'}).click();
    await expectRunAbove(add);

    for (const width of [390, 1440]) {
      await page.setViewportSize({width, height: 900});
      await openPage(page, '/console/');
      await expectRunAbove(page.locator('main'));
      await page.getByRole('link', {name: 'App', exact: true}).click();
      const files = page.getByRole('group', {name: 'Files'});
      await expect(files).toBeVisible();
      const run = await expectRunAbove(page.locator('main'));
      // At the end of the head, as on the other tab.
      const head = await files.boundingBox();
      expect((head?.y ?? 0) - (run?.y ?? 0)).toBeGreaterThan(0);
      expect(
        (head?.x ?? 0) + (head?.width ?? 0) - (run?.x ?? 0) - (run?.width ?? 0),
      ).toBeLessThan(16);
    }
  },
);
