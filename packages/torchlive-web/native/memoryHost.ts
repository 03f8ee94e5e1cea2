import type {OnnxRuntime} from 'lite-interpreter';
import {loadPtlModel, loadPtlModelSync} from '../models/ptlModel';
import {startToneRecorder} from './audio/startToneRecorder';
import {parseUri} from './cacheFiles';
import type {Host} from './host';
import {noFileError} from './torchlive/jit';

type Options = {
  /** Reads a file of this machine; nothing is read from it without. */
  readLocal?: (path: string) => Uint8Array | undefined;
  /** Reads a `data:` URL; nothing is read from one without. */
  readData?: (url: string) => Promise<Uint8Array<ArrayBuffer>>;
  /** Computes heavy parts of models, instead of plain loops. */
  runtime?: OnnxRuntime;
};

function lacks(what: string): never {
  throw new Error(`Node has no ${what}. Run this in a browser.`);
}

/** The phone's host without a screen: files in memory, nothing to draw or play with, a tone to record. */
export function createMemoryHost({
  readLocal,
  readData,
  runtime,
}: Options = {}): Host {
  const files = new Map<string, Uint8Array<ArrayBuffer>>();

  /** The bytes of a model that the app downloaded, or that this machine has. */
  function readModel(uri: string): Uint8Array {
    const file = parseUri(uri).path;
    const bytes = files.get(file) ?? readLocal?.(file);
    if (bytes === undefined) {
      throw noFileError(uri);
    }
    return bytes;
  }

  return {
    screen: {width: 390, height: 844, density: 1},
    files: {
      read: (file) => Promise.resolve(files.get(file)),
      write(file, bytes) {
        files.set(file, bytes);
        return Promise.resolve();
      },
    },
    async fetch(url) {
      if (readData === undefined || !url.startsWith('data:')) {
        throw new Error(`${url}: nothing is loaded from the network`);
      }
      return readData(url);
    },
    createCanvas: () => lacks('canvas'),
    decodeImage: () => lacks('decoder of images'),
    encodePng: () => lacks('encoder of images'),
    createPlayer: () => lacks('loudspeaker'),
    startRecorder: startToneRecorder,
    camera: {open: () => lacks('camera')},
    async loadModel(uri, release) {
      const bytes = uri.startsWith('data:')
        ? await this.fetch(uri)
        : readModel(uri);
      return loadPtlModel(bytes, {release, ...(runtime && {runtime})});
    },
    loadModelSync: (uri, release) =>
      loadPtlModelSync(readModel(uri), {release}),
  };
}
