import {remoteModel} from '../models/remoteModel';
import {startMicrophone} from '../native/audio/startMicrophone';
import {createBrowserHost} from '../native/browserHost';
import {parseUri} from '../native/cacheFiles';
import {film} from '../native/film';
import type {Host} from '../native/host';
import {noFileError} from '../native/torchlive/jit';
import type {Value} from '../native/torchlive/types';
import {fetchFile} from './fetchFile';
import type {Loaded, Request} from './modelCalls';
import type {createStoredFiles} from './storedFiles';

async function fetchBytes(url: string): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetchFile(url);
  if (!response.ok) {
    throw new Error(`${url} answered ${response.status}`);
  }
  return new Uint8Array(await response.arrayBuffer());
}

/** The phone's host on the device of a user: its camera, its microphone, its network and its storage. */
export function createDeviceHost(
  files: ReturnType<typeof createStoredFiles>,
  startModels: () => (request: Request) => Promise<unknown>,
): Host {
  let models: ReturnType<typeof startModels> | undefined;

  /** A file that the app stored, or one of its site. */
  async function readModel(uri: string): Promise<Uint8Array> {
    const stored = await files.read(uri);
    if (stored !== undefined) {
      return stored;
    }
    const {scheme} = parseUri(uri);
    if (scheme !== undefined && scheme !== 'file') {
      return fetchBytes(uri);
    }
    const response = await fetchFile(parseUri(uri).path);
    // Many hosts answer with the page of the app where there is no file.
    if (
      !response.ok ||
      response.headers.get('content-type')?.startsWith('text/html')
    ) {
      throw noFileError(uri);
    }
    return new Uint8Array(await response.arrayBuffer());
  }

  return createBrowserHost({
    camera: {open: film},
    startRecorder: startMicrophone,
    fetch: fetchBytes,
    files: {
      read: (uri) =>
        uri.startsWith('blob:') ? fetchBytes(uri) : files.read(uri),
      write: files.write,
    },
    async loadModel(uri, release) {
      const file = await readModel(uri);
      models ??= startModels();
      const ask = models;
      const {model, facts} = (await ask({
        kind: 'load',
        file,
        release,
      })) as Loaded;
      return remoteModel(
        facts,
        (method, inputs) =>
          ask({kind: 'run', model, method, inputs}) as Promise<Value>,
      );
    },
  });
}
