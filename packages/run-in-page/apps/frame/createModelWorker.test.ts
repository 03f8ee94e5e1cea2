import {readFileSync} from 'node:fs';
import {setFlagsFromString} from 'node:v8';
import {runInNewContext} from 'node:vm';
import {expect, it, vi} from 'vitest';
import {empty} from 'torchlive-web/tensor';
import {ownerCalls, workerCalls} from '../modelCalls';
import {connect} from '../../port';
import {createModelWorker} from './createModelWorker';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const facts = {
  inputs: {forward: ['int'], name: ['int']},
  extraFiles: {},
} as const;

/** A worker whose models give the name of their method; it remembers what it let go. */
function createFakeWorker() {
  const unload = vi.fn<(model: number) => void>();
  const worker = {
    addEventListener: vi.fn(),
    postMessage(_message: string, [port]: [MessagePort]) {
      const functions = {
        load: () => ({model: 7, facts}),
        run: (_model: number, name: string) => name,
        unload,
      };
      connect(port, functions, workerCalls, ownerCalls);
    },
  };
  return {unload, start: () => Promise.resolve(worker as unknown as Worker)};
}

async function settle(): Promise<void> {
  for (let round = 0; round < 5; round++) {
    collectGarbage();
    await new Promise((done) => setTimeout(done, 20));
  }
}

it('lets a model go that the app has let go', async () => {
  const {unload, start} = createFakeWorker();
  const load = createModelWorker({release: '0.2.4', start});
  expect(await (await load(new ArrayBuffer(1))).forward([])).toBe('forward');
  await vi.waitFor(
    () => {
      collectGarbage();
      expect(unload).toHaveBeenCalledWith(7);
    },
    {timeout: 5000},
  );
});

it('keeps a model that has a method left', async () => {
  const {unload, start} = createFakeWorker();
  const load = createModelWorker({release: '0.2.4', start});
  const {methods} = await load(new ArrayBuffer(1));
  await settle();
  expect(unload).not.toHaveBeenCalled();
  expect(await methods?.name?.run([1])).toBe('name');
});

it('has nothing left of a model that was let go', async () => {
  let hear: (event: object) => void = () => undefined;
  vi.stubGlobal('addEventListener', (_type: string, listener: typeof hear) => {
    hear = listener;
  });
  await import('./modelWorker');
  vi.unstubAllGlobals();
  const {port1, port2} = new MessageChannel();
  hear({data: 'connect', source: null, ports: [port2]});
  const call = connect(port1, {readRuntime: vi.fn()}, ownerCalls, workerCalls);
  const bytes = readFileSync(
    new URL(
      '../../../lite-interpreter/conformance/fixtures/small-scripted.ptl',
      import.meta.url,
    ),
  );
  const load = () =>
    call('load', [new Uint8Array(bytes).buffer, '0.2.4', 'ptl', false]);
  const [{model}, {model: other}] = [await load(), await load()];
  const run = (which: number) =>
    call('run', [which, 'forward', [empty('float32', [1, 3, 32, 32])]]);
  await expect(run(model)).resolves.toMatchObject({dtype: 'float32'});
  await call('unload', [model]);
  await expect(run(model)).rejects.toThrow('The model was let go.');
  await expect(run(other)).resolves.toMatchObject({dtype: 'float32'});
  port1.close();
});
