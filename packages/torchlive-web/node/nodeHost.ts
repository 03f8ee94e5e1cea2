import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {lazyRuntime} from '../models/lazyRuntime';
import type {Host} from '../native/host';
import {createMemoryHost} from '../native/memoryHost';

async function loadRuntime() {
  const ort = await import('onnxruntime-web/wasm');
  // Its threads would keep Node from ending.
  ort.env.wasm.numThreads = 1;
  return ort;
}

/** One for all phones, which loads once. */
const runtime = lazyRuntime(loadRuntime);

/** The phone's host in Node, which reads models of this machine by their absolute path too. */
export function createNodeHost(): Host {
  return createMemoryHost({
    runtime,
    readData: async (url) =>
      new Uint8Array(await (await fetch(url)).arrayBuffer()),
    readLocal: (file) =>
      path.isAbsolute(file) && existsSync(file)
        ? readFileSync(file)
        : undefined,
  });
}
