import {afterEach, expect, it, vi} from 'vitest';
import {installTools, testTools} from './ensureTestTools.mjs';

const chromium = {
  name: 'Chromium',
  use: 'the browser tests',
  packages: ['chromium'],
  avoid: 'Set CHROMIUM_PATH.',
  isHere: () => false,
};
const nginx = {
  name: 'nginx',
  use: 'the comparison of servers',
  packages: ['nginx', 'nginx-brotli'],
  avoid: 'Set SKIP_NGINX=1.',
  isHere: () => false,
};

afterEach(() => {
  vi.unstubAllEnvs();
});

/** What is printed and run on a machine, in that order. */
async function observe(
  tools: (typeof chromium)[],
  prefix: string[] | undefined,
): Promise<string[]> {
  const seen: string[] = [];
  await installTools(tools, {
    prefix,
    print: (line) => seen.push(line),
    execute: (command, args) => {
      seen.push(`$ ${[command, ...args].join(' ')}`);
      return Promise.resolve(0);
    },
  });
  return seen;
}

it('says what it installs and how to avoid it before it runs apt-get, once a tool', async () => {
  expect(await observe([chromium, nginx], ['sudo', '-n'])).toEqual([
    'About to run "apt-get install chromium nginx nginx-brotli" as root.',
    'Chromium is for the browser tests. Set CHROMIUM_PATH.',
    'nginx is for the comparison of servers. Set SKIP_NGINX=1.',
    '$ sudo -n apt-get update -qq',
    '$ sudo -n apt-get install -y -qq chromium',
    '$ sudo -n apt-get install -y -qq nginx nginx-brotli',
  ]);
});

it('installs only what is missing', async () => {
  const here = {...chromium, isHere: () => true};
  expect(await observe([here, nginx], [])).toContain(
    '$ apt-get install -y -qq nginx nginx-brotli',
  );
  expect(await observe([here], [])).toEqual([]);
});

it.each([
  ['CHROMIUM_PATH', process.execPath],
  ['SKIP_NGINX', '1'],
  ['SKIP_PYTHON', '1'],
  ['SKIP_FIREFOX', '1'],
  ['SKIP_WEBKIT', '1'],
  ['SKIP_CHROMIUM_DRIVER', '1'],
])('%s avoids what names it', (variable, value) => {
  const tools = [...testTools].filter(({avoid}) => avoid.includes(variable));
  expect(tools).toHaveLength(1);
  vi.stubEnv(variable, value);
  // A variable that asks to do without also hides what is installed.
  expect(tools[0]?.isHere()).toBe(true);
});
