import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {checkAlternatives} from './checkAlternatives';
import {alternatives} from './collect';

const siteDir = path.resolve(import.meta.dirname, '../..');
const modules = path.join(siteDir, alternatives, 'node_modules');

/** Code that must not pass. */
const wrong = `
import {InferenceSession} from 'onnxruntime-react-native';
export const session = await InferenceSession.createe('model.onnx');
`;

// Only "npm run check:samples" installs the packages.
it.runIf(existsSync(modules))(
  'rejects a call that a library lacks',
  {timeout: 60_000},
  () => {
    const {files, problems} = checkAlternatives(
      siteDir,
      new Map([['wrong.ts', {path: 'wrong.ts', text: wrong}]]),
    );
    expect(files).toBe(1);
    expect(problems).toMatchObject([
      {
        page: 'wrong.ts',
        line: 3,
        message: expect.stringContaining('createe') as string,
      },
    ]);
  },
);

it('fails when it reads nothing', () => {
  expect(checkAlternatives(siteDir, new Map()).problems).toHaveLength(1);
});

it('pins every package and keeps no address of a registry', () => {
  const read = (file: string) =>
    readFileSync(path.join(siteDir, alternatives, file), 'utf8');
  const {dependencies} = JSON.parse(read('package.json')) as {
    dependencies: Record<string, string>;
  };
  expect(Object.keys(dependencies)).toEqual(
    expect.arrayContaining([
      'onnxruntime-react-native',
      'react-native-executorch',
      'react-native-fast-tflite',
    ]),
  );
  for (const version of Object.values(dependencies)) {
    expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  }
  expect(read('package-lock.json')).not.toContain('"resolved"');
  expect(read('.npmrc')).not.toContain('legacy-peer-deps');
});
