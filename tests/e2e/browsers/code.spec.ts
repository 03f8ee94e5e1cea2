import {appPath} from 'run-in-page/data';
import {latestVersion} from '../../../content/site/versions';
import {emptyApp, hostile} from '../hostileCode';
import {keys} from './createTab';
import {expect, test} from './fixtures';
import {proxySite} from './proxySite';
import {full} from '../fullRun';
import {log, pathname, runCode, tensor} from './tasks';

test('Run shows what an example prints', async ({tab}) => {
  await tab.open(tensor);
  await tab.click('[data-member="add"] button', 'Run');
  await tab.shows(
    '[data-member="add"] [role="log"]',
    'Int32Array [2, 4]\nFloat32Array [3, 4]\nFloat32Array [21, 22]',
  );
});

test('the console runs what is typed, and shares it', async ({tab}) => {
  await tab.open('/console/');
  await tab.click('[role="textbox"]', 'Code');
  await tab.press(keys.control, 'a');
  await tab.type('console.log(6 * 7);');
  await tab.click('button', 'Run');
  await tab.shows(log, /^42$/);
  await tab.click('button', 'Share');
  await tab.shows('[role="status"]', 'Link copied.');
  const address = await tab.evaluate(() => location.href);
  await tab.visit('/robots.txt');
  await tab.open(address);
  await tab.shows('[role="textbox"]', 'console.log(6 * 7);');
});

test(
  'errors have their line, those that only the browser finds too',
  full,
  async ({tab}) => {
    for (const [code, words] of [
      ['\nmissing();', /^Line 2: ReferenceError: .*missing/],
      ['const a = 1;\nconst a = 2;', /^Line 2: SyntaxError: .*\ba\b/],
      [
        'const a = 1;\nconst a = 2;\nexport default () => null;',
        /^Line 2: SyntaxError: .*\ba\b/,
      ],
    ] as const) {
      await runCode(tab, code);
      await tab.shows(log, words);
      await tab.until(
        () =>
          [...document.querySelectorAll('button')].some(
            ({textContent}) => textContent === 'Run',
          ),
        true,
      );
    }
  },
);

test('an endless loop can be stopped', async ({tab}) => {
  await runCode(tab, "console.log('on');\nwhile (true) {}");
  await tab.shows(log, 'on');
  await tab.click('button', 'Stop');
  await tab.shows(log, 'Stopped.');
});

const timeIsUp = 'Stopped, because it ran for 5 seconds without a pause.';
const component = (body: string) =>
  `import React from 'react';\nimport {Button} from 'react-native';\nexport default function App() {\n${body}\n}`;

test('a component that never ends stops by itself', full, async ({tab}) => {
  await runCode(tab, component('while (true) {}'));
  await tab.shows(log, `Line 4: Error: ${timeIsUp}`);
  await tab.shows('h1', /./);
});

for (const [name, body, words] of [
  [
    'in an effect',
    'React.useEffect(() => { for (;;); }, []); return null;',
    timeIsUp,
  ],
  [
    'of promises',
    'React.useEffect(() => { const step = async () => { await null; step(); }; step(); }, []); return null;',
    timeIsUp,
  ],
  [
    'of calls',
    'const step = () => step(); step();',
    // WebKit takes longer to run out of stack.
    /(?:RangeError|InternalError): .*(?:call stack|recursion)|5 seconds/,
  ],
] as const) {
  test(`a loop ${name} stops by itself`, full, async ({tab}) => {
    await runCode(tab, component(body));
    await tab.shows(log, words);
    // Firefox prints a promise that is rejected even if the frame handles it.
    await tab.problems();
  });
}

test('a loop after a press stops by itself', full, async ({tab}) => {
  await runCode(
    tab,
    component(
      'return <Button title="Spin" onPress={() => { do {} while (true); }} />;',
    ),
  );
  await tab.enter('iframe:not([hidden], [data-spare])');
  await tab.enter('iframe');
  await tab.click('[role="button"]', 'Spin');
  await tab.leave();
  await tab.shows(log, timeIsUp);
});

test(
  'an edited app that never ends stops by itself, and runs again',
  full,
  async ({tab}) => {
    const edits = {'App.tsx': component('for (;;) console.log(1);')};
    const sample = 'samples/hello-tensor';
    await tab.open(appPath({version: latestVersion, sample, edits}));
    await tab.click('button', 'Run');
    await tab.shows(log, `App.tsx:4: Error: ${timeIsUp}`);
    await tab.click('button', 'Reset');
    await tab.click('button', 'Run');
    await tab.enter('iframe[src^="/embed/run/"]');
    await tab.enter('iframe');
    await tab.shows('#root', 'Shape: 2 × 3');
  },
);

test('an example is edited with completion', full, async ({tab}) => {
  await tab.open(tensor);
  await tab.click('[data-member="add"] button', 'Edit');
  // The editor is in a shadow root.
  await tab.untilOf('[role="textbox"]:focus', ({length}) => length, 1);
  await tab.press(keys.control, 'a');
  await tab.type(
    "import {torch} from 'react-native-pytorch-core';\nconsole.log(torch.on",
  );
  await tab.shows('[role="listbox"]', 'ones');
  await tab.press(keys.enter);
  // Types over the brackets that the editor has closed.
  await tab.type('([2]));');
  await tab.press(keys.control, keys.enter);
  await tab.shows('[data-member="add"] [role="log"]', '[ CPUFloatType{2} ]');
});

const longLine = `import {torch} from 'react-native-pytorch-core';
const long = torch.ones([2, 3])${'.add(1)'.repeat(40)};
console.log('made');`;

/** What is written behind the second line of the editor. */
const readShape = ([line = document.body]: readonly HTMLElement[]) => {
  const {content, position} = getComputedStyle(line, '::after');
  // Firefox says where the text comes from, others what it is.
  return content === 'none' ? [] : [line.dataset.tensor, position];
};
const secondLine = '.cm-line:nth-of-type(2)';

test(
  'the shape that a long line made covers no code at the caret',
  full,
  async ({tab}) => {
    await runCode(tab, longLine);
    await tab.shows(log, 'made');
    await tab.click('[role="textbox"]', 'Code');
    await tab.press(keys.control, keys.home);
    await tab.press(keys.arrowDown);
    await tab.untilOf(secondLine, readShape, ['float32 [2, 3]', 'static']);
  },
);

test(
  'the shape that a long line made is in sight under the pointer',
  full,
  async ({tab}) => {
    await runCode(tab, longLine);
    await tab.shows(log, 'made');
    await tab.hover(secondLine);
    await tab.untilOf(secondLine, readShape, ['float32 [2, 3]', 'sticky']);
  },
);

for (const [place, code] of [
  ['a worker', hostile],
  ['the frame', hostile + emptyApp],
] as const) {
  test(
    `code in ${place} reaches no page, storage or network`,
    full,
    async ({tab}) => {
      await tab.visit('/robots.txt');
      await tab.evaluate(async () => {
        document.cookie = 'page=1';
        await caches.open('of the site');
      });
      await runCode(tab, code);
      await tab.shows(log, 'all tried');
      expect(await tab.text(log)).not.toContain('REACHED');
      expect((await tab.text(log)).match(/ stopped/g)).toHaveLength(18);
      await tab.until(pathname, '/console/');
      expect(
        await tab.evaluate(async () => {
          const {cookie} = document;
          document.cookie = 'page=; max-age=0';
          await caches.delete('of the site');
          return cookie;
        }),
      ).toBe('page=1');
      // What the policies of its frame refuse.
      await tab.problems();
    },
  );
}

test('code says when its frame does not load', full, async ({tab, baseURL}) => {
  const {origin, close} = await proxySite(baseURL ?? '', {
    wait: (url) =>
      url.startsWith('/embed/run/')
        ? Promise.reject(new Error('The network is off.'))
        : undefined,
  });
  try {
    await tab.open(origin + tensor);
    await tab.click('[data-member="add"] button', 'Run');
    await tab.shows('[data-member="add"]', /connection/);
    await tab.problems();
    await tab.visit('/robots.txt');
  } finally {
    close();
  }
});
