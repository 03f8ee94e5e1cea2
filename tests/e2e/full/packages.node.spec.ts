import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {request, startProgram} from 'site-server/testing';
import {packPackages} from '../../../scripts/pack/packPackage';
import {titledCode} from './packages/readmeCode';
import {install, runProgram} from './packages/stockSite';

const model =
  'packages/lite-interpreter/conformance/fixtures/small-scripted.ptl';

/** What PyTorch 1.13.1 makes of a black image with that model. */
const logits = [-0.5208, -0.6943, 0.2609, -0.256, -0.2788];

let folder = '';
test.beforeEach(() => {
  test.setTimeout(300_000);
  folder = mkdtempSync(path.join(tmpdir(), 'node-'));
  writeFileSync(path.join(folder, 'package.json'), '{"private": true}');
});
test.afterEach(() => rmSync(folder, {recursive: true}));

/** Installs a package of ours with others, and runs the program of its README; returns what it prints. */
async function runReadme(
  name: string,
  program: string,
  ...others: readonly string[]
): Promise<string> {
  install(folder, ...(await packPackages([name], folder)), ...others);
  writeFileSync(path.join(folder, program), titledCode(name, program));
  return runProgram(folder, program);
}

test('lite-interpreter: a program in Node runs a model by the lines of the README', async () => {
  copyFileSync(model, path.join(folder, 'model.ptl'));
  const output = await runReadme(
    'lite-interpreter',
    'classify.mjs',
    'onnxruntime-web@1.30.0',
  );
  expect(output).toContain('[ 1, 5 ] Float32Array(5)');
  const printed = [...output.matchAll(/-?\d+\.\d+/g)].map(Number);
  expect(printed).toHaveLength(logits.length);
  for (const [k, value] of logits.entries()) {
    expect(printed[k]).toBeCloseTo(value, 3);
  }
});

test('site-server: serves another site by the lines of the README', async () => {
  for (const [file, text] of [
    ['index.html', 'home'],
    ['docs/index.html', 'docs'],
    ['404.html', 'nothing here'],
  ] as const) {
    const full = path.join(folder, 'build', file);
    mkdirSync(path.dirname(full), {recursive: true});
    writeFileSync(full, text);
  }
  await runReadme('site-server', 'site.mjs');
  // It needs nothing but Node.
  rmSync(path.join(folder, 'node_modules'), {recursive: true});
  const server = startProgram(folder, {}, [
    process.execPath,
    'deploy/server.mjs',
  ]);
  try {
    const port = await server.port();
    const {status, headers} = await request(port, {path: '/start'});
    expect([status, headers.location]).toEqual([301, '/docs/']);
    expect(headers['x-content-type-options']).toBe('nosniff');
    const {body} = await request(port, {path: '/docs/'});
    expect(body.toString()).toBe('docs');
  } finally {
    server.kill('SIGKILL');
    await server.ended;
  }
});
