import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {setFlagsFromString} from 'node:v8';
import {runInNewContext} from 'node:vm';
import type {OnnxRuntime} from 'lite-interpreter';
import * as ort from 'onnxruntime-web/wasm';
import {expect, it, vi} from 'vitest';
import {empty} from '../tensors/tensor';
import {loadPtlModel} from './ptlModel';

vi.setConfig({testTimeout: 60_000});
setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const {resolve} = createRequire(import.meta.url);
ort.env.wasm.numThreads = 1;
ort.env.wasm.wasmBinary = readFileSync(
  resolve('onnxruntime-web/ort-wasm-simd-threaded.wasm'),
);
const file = readFileSync(
  new URL(
    '../../lite-interpreter/conformance/fixtures/unet.ptl',
    import.meta.url,
  ),
);

/** Loads a model that has answered, and counts the sessions that are open. */
async function loadHeavy() {
  const sessions = {open: 0};
  const runtime: OnnxRuntime = {
    Tensor: ort.Tensor,
    InferenceSession: {
      async create(model, options) {
        const session = await ort.InferenceSession.create(model, options);
        sessions.open += 1;
        const release = session.release.bind(session);
        session.release = () => {
          sessions.open -= 1;
          return release();
        };
        return session;
      },
    },
  };
  const model = await loadPtlModel(new Uint8Array(file), {
    release: '0.2.4',
    runtime,
  });
  await model.forward([empty('float32', [1, 3, 256, 256])]);
  return {model, sessions};
}

it('gives its sessions back when it is disposed', async () => {
  const {model, sessions} = await loadHeavy();
  expect(sessions.open).toBeGreaterThan(0);
  await model.dispose?.();
  expect(sessions.open).toBe(0);
});

it('gives its sessions back once nobody can reach it', async () => {
  const {sessions} = await loadHeavy();
  await vi.waitFor(
    () => {
      collectGarbage();
      expect(sessions.open).toBe(0);
    },
    {timeout: 20_000, interval: 50},
  );
});

it('keeps its sessions as long as a method of it can be called', async () => {
  const {model, sessions} = await loadHeavy();
  const {methods} = model;
  for (let round = 0; round < 5; round++) {
    collectGarbage();
    await new Promise((done) => setTimeout(done, 20));
  }
  expect(sessions.open).toBeGreaterThan(0);
  expect(methods).toHaveProperty('forward');
});
