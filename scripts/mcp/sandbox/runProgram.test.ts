import {mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {createServer, type AddressInfo, type Server} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {runProgram} from './runProgram';

it('runs TypeScript on the package of the release', async () => {
  const code = `import {torch} from 'react-native-pytorch-core';
import type {Tensor} from 'react-native-pytorch-core';
const x: Tensor = await Promise.resolve(torch.tensor([[1, 2], [3, 4]]));
console.log(x.shape, 'linspace' in torch);
setTimeout(() => console.log('later'), 20);`;
  expect(await runProgram(code, '0.2.3')).toMatchObject({
    printed: ['[2, 2] true', 'later'],
    rejected: [],
  });
  expect((await runProgram(code, '0.2.0')).printed[0]).toBe('[2, 2] false');
}, 60_000);

it.each([
  ['\nthrow new Error("no");', {thrown: {message: 'no', line: 2}}],
  [
    'await 0;\nsetTimeout(() => { throw new TypeError("late"); });',
    {thrown: {message: 'late', line: 2}},
  ],
  ['Promise.reject(new Error("lost"));', {rejected: ['lost']}],
  ['export default function App() {}', {hasDefault: true}],
  [
    'import fs from "fs";\nfs.readFileSync("/etc/passwd");',
    {
      thrown: {
        message:
          'Cannot find "fs". Code here can import react-native-pytorch-core, react and react-native.',
      },
    },
  ],
])(
  'reports what %j does',
  async (code, outcome) => {
    expect(await runProgram(code, '0.2.3')).toMatchObject(outcome);
  },
  60_000,
);

let folder = '';
let server: Server;
let connections = 0;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'hostile-'));
  writeFileSync(path.join(folder, 'secret'), 'the secret');
  server = createServer((socket) => {
    connections += 1;
    socket.destroy();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, resolve);
  });
});

afterAll(() => {
  server.close();
  rmSync(folder, {recursive: true});
});

/** Ways to a realm's `Function`, and what a program might do from there. */
const ways: [string, string][] = [
  ['this realm', `globalThis.constructor.constructor`],
  ['its function', `(function () {}).constructor`],
  ['the console', `console.log.constructor`],
  ['a timer', `setTimeout.constructor`],
  ['require', `require.constructor`],
  ['the error of an import', `(await imported).constructor.constructor`],
  ['the promise of an import', `promised.constructor.constructor`],
  ['the stack of an error', `frames[0].constructor.constructor`],
  [
    'a function on the stack',
    `(frames.map((each) => each.getFunction()).find(Boolean) ?? Object).constructor`,
  ],
  [
    'this of a function on the stack',
    `(frames.map((each) => each.getThis()).find(Boolean) ?? {}).constructor.constructor`,
  ],
  ['an error of too deep a recursion', `deep.constructor.constructor`],
  ['a global of the engine', `WebAssembly.Module.constructor`],
];

const gather = `
const promised = (0, eval)('import("node:fs")');
const imported = promised.catch((error) => error);
const {prepareStackTrace} = Error;
Error.prepareStackTrace = (_, all) => all;
const frames = new Error('stack').stack;
Error.prepareStackTrace = prepareStackTrace;
let deep;
(function dive() { try { dive(); } catch (error) { deep ??= error; } })();
`;

const attacks = (name: string, secret: string, port: number) => `
const found = [];
const attempt = (name, attack) => {
  try {
    const result = attack();
    if (result !== undefined) found.push(name + ': ' + String(result));
  } catch {}
};
const all = ['process', 'require', 'fetch', 'WebSocket', 'module', 'Deno', 'Bun', 'XMLHttpRequest', 'Worker', 'importScripts'];
for (const name of all) attempt(name, () => compile('return typeof ' + name + ' === "undefined" ? undefined : ' + name)());
attempt('global', () => compile('return this.process')());
const node = (() => { try { return compile('return process')(); } catch { return globalThis.process; } })();
const modules = [
  (name) => node.getBuiltinModule(name),
  (name) => node.mainModule.require(name),
  (name) => node.binding(name),
];
for (const load of modules) {
  attempt('read', () => load('fs').readFileSync(${JSON.stringify(secret)}, 'utf8'));
  attempt('write', () => load('fs').writeFileSync(${JSON.stringify(`${secret}2`)}, ''));
  attempt('socket', () => load('net').connect(${port}));
  attempt('start', () => load('child_process').execSync('touch ' + ${JSON.stringify(`${secret}3`)}));
}
attempt('exit', () => { node.exit(3); });
attempt('fetch', () => fetch('http://localhost:${port}/'));
for (const name of ['node:fs', 'node:net', 'node:child_process']) {
  try { found.push(typeof (await import(name))); } catch {}
  try { found.push(typeof (await compile('return import("' + name + '")')())); } catch {}
}
console.log(${JSON.stringify(name)} + ': ' + (found.length === 0 ? 'nothing' : found.join('; ')));
`;

it('a program finds nothing by any of these ways', async () => {
  const {port} = server.address() as AddressInfo;
  const tries = ways.map(
    ([name, way]) => `{
let compile;
try { compile = ${way}; compile('return 1')(); } catch { compile = Function; }
${attacks(name, path.join(folder, 'secret'), port)}
}`,
  );
  expect(await runProgram(gather + tries.join(''), '0.2.3')).toMatchObject({
    printed: ways.map(([name]) => `${name}: nothing`),
    rejected: [],
  });
  expect(readdirSync(folder)).toEqual(['secret']);
  expect(connections).toBe(0);
}, 60_000);

it.each([
  ['an endless loop', 'for (;;);', 'time'],
  ['promises without end', 'for (;;) await 0;', 'time'],
  ['a timer without end', 'setInterval(() => undefined, 10);', 'time'],
  ['a promise that nothing settles', 'await new Promise(() => {});', 'time'],
  [
    'a lock',
    'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);',
    'time',
  ],
  [
    'too many objects',
    'const all = []; for (;;) all.push(new Array(1000).fill({}));',
    'memory',
  ],
  ['too much text', 'for (;;) console.log("x".repeat(1e6));', 'memory'],
  [
    'much output',
    'for (let i = 0; i < 3; i += 1) console.log("x".repeat(5e5));',
    'output',
  ],
])(
  'stops %s',
  async (_name, code, stopped) => {
    const limits = {seconds: stopped === 'time' ? 0.5 : 30, megabytes: 64};
    expect(await runProgram(code, '0.2.3', {limits})).toMatchObject({stopped});
  },
  60_000,
);

it('gives no more memory to buffers either', async () => {
  const code = `const all = [];
for (let i = 0; i < 100; i += 1) all.push(new Uint8Array(1e8).fill(1));`;
  const limits = {seconds: 30, megabytes: 64};
  expect(await runProgram(code, '0.2.3', {limits})).toMatchObject({
    thrown: {message: 'Array buffer allocation failed', line: 2},
  });
}, 60_000);

it.each([
  ['Object.prototype.toJSON = () => ({printed: ["forged"], wait: {}});'],
  ['Array.prototype.push = () => { throw 1; };'],
  ['JSON.stringify = () => ({toString: () => { throw 1; }});'],
  ['Object.defineProperty(Object.prototype, "wait", {get() { throw 1; }});'],
  ['globalThis.sandbox = undefined; __start = __fire = __report = 1;'],
])(
  'survives a program that changes the realm: %s',
  async (code) => {
    const {printed, stopped} = await runProgram(code, '0.2.3');
    expect(printed.every((line) => line === 'forged')).toBe(true);
    expect(['crash', undefined]).toContain(stopped);
  },
  60_000,
);
