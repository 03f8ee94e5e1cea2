import {expect, it} from 'vitest';
import {consolePath} from './consolePath';
import {appPath, readShared, readSharedApp} from './share';

it.each([
  '',
  'const x = 1;\n',
  'console.log("→ ñ 🔥");',
  '?>~'.repeat(300),
  'x'.repeat(200_000),
])('reads what it wrote: text %#', (code) => {
  const path = consolePath({release: '0.2.3', code});
  expect(path).toMatch(/^\/console\/#code=0\.2\.3~[\w-]*$/);
  expect(readShared(path.slice(path.indexOf('#')))).toEqual({
    release: '0.2.3',
    code,
  });
});

it.each([
  '',
  '#top',
  '#code=',
  '#code=0.2.3~%00',
  '#code=0.2.3~A',
  '#code=x~QQ',
  // Not UTF-8.
  '#code=0.2.3~_w',
])('finds no code in %s', (hash) => {
  expect(readShared(hash)).toBeUndefined();
});

it.each<Record<string, string>>([
  {},
  {'App.tsx': 'const a = "→";\n', 'lib/word.ts': ''},
])('reads the app and the edits that it wrote: %j', (edits) => {
  const app = {version: 'next', sample: 'samples/steps/a/1-b', edits};
  const path = appPath(app);
  expect(path).toMatch(/^\/console\/#app=next\/samples\/steps\/a\/1-b/);
  expect(readSharedApp(path.slice(path.indexOf('#')))).toEqual(app);
});

it('opens an app without edits if its link was cut, and no other address', () => {
  const app = {version: '0.2.3', sample: 'samples/yolov5', edits: {}};
  expect(readSharedApp('#app=0.2.3/samples/yolov5~eyJBc')).toEqual(app);
  expect(readSharedApp('#app=0.2.3/')).toBeUndefined();
  expect(readSharedApp('#code=0.2.3~QQ')).toBeUndefined();
});
