// What a page runs: a model that it fetches.
import * as ort from 'onnxruntime-web/wasm';
import {openModel} from './openModel';

async function read(address: string): Promise<ArrayBuffer> {
  return (await fetch(address)).arrayBuffer();
}

Object.assign(globalThis, {
  async open(address: string) {
    ort.env.wasm.numThreads = 1;
    ort.env.wasm.wasmBinary = await read('/wasm');
    const answer = await openModel(ort, new Uint8Array(await read(address)));
    Object.assign(globalThis, {answer});
  },
});
