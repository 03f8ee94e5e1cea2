import {parseUri} from '../native/cacheFiles';

type Bytes = Uint8Array<ArrayBuffer>;

const storeName = 'torchlive-web';

/** The store of the page's origin; undefined where the page isn't secure. */
function openStore(): Promise<Cache | undefined> {
  return typeof caches === 'undefined'
    ? Promise.resolve(undefined)
    : caches.open(storeName);
}

/** A store has addresses, not paths. */
const toAddress = (path: string) =>
  `https://files.invalid/${encodeURIComponent(path)}`;

const toPath = (address: string) =>
  decodeURIComponent(new URL(address).pathname.slice(1));

/** The files of an app: those that are kept outlast the page, the others go with it. */
export function createStoredFiles() {
  const files = new Map<string, Bytes>();

  async function read(uri: string): Promise<Bytes | undefined> {
    const {path} = parseUri(uri);
    const known = files.get(path);
    if (known !== undefined) {
      return known;
    }
    const stored = await (await openStore())?.match(toAddress(path));
    return stored && new Uint8Array(await stored.arrayBuffer());
  }

  function write(uri: string, bytes: Bytes): Promise<void> {
    files.set(parseUri(uri).path, bytes);
    return Promise.resolve();
  }

  /** Stores a file where the next visit finds it, or in memory if there is no room. */
  async function keep(uri: string, bytes: Bytes): Promise<void> {
    const {path} = parseUri(uri);
    const store = await openStore();
    try {
      await store?.put(toAddress(path), new Response(bytes));
      files.delete(path);
    } catch {
      files.set(path, bytes);
    }
    if (store === undefined) {
      files.set(path, bytes);
    }
  }

  async function remove(uri: string): Promise<boolean> {
    const {path} = parseUri(uri);
    const hadFile = files.delete(path);
    const hadStored = await (await openStore())?.delete(toAddress(path));
    return hadFile || hadStored === true;
  }

  /** Paths of all files. */
  async function list(): Promise<string[]> {
    const stored = (await (await openStore())?.keys()) ?? [];
    return [
      ...new Set([...files.keys(), ...stored.map(({url}) => toPath(url))]),
    ];
  }

  return {read, write, keep, remove, list};
}
