import {cacheDir} from '../native/cacheFiles';
import {files} from './device';
import {fetchFile} from './fetchFile';

export const cacheDirectory = `file://${cacheDir}/`;
export const documentDirectory = cacheDirectory.replace(/cache\/$/, 'files/');

export const EncodingType = {UTF8: 'utf8', Base64: 'base64'} as const;

type Encoding = {encoding?: string};
type Move = {from: string; to: string};

async function readOrThrow(uri: string): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await files.read(uri);
  if (bytes === undefined) {
    throw new Error(`File '${uri}' is not readable: there is none.`);
  }
  return bytes;
}

export async function getInfoAsync(uri: string) {
  const bytes = await files.read(uri);
  return bytes === undefined
    ? {exists: false as const, uri, isDirectory: false as const}
    : {exists: true as const, uri, isDirectory: false, size: bytes.length};
}

/** Downloads a file, which the next visit finds. */
export async function downloadAsync(url: string, uri: string) {
  const response = await fetchFile(url);
  await files.keep(uri, new Uint8Array(await response.arrayBuffer()));
  return {
    uri,
    status: response.status,
    headers: Object.fromEntries(response.headers),
    mimeType: response.headers.get('content-type'),
  };
}

export async function copyAsync({from, to}: Move): Promise<void> {
  await files.keep(to, await readOrThrow(from));
}

export async function moveAsync({from, to}: Move): Promise<void> {
  await copyAsync({from, to});
  await files.remove(from);
}

export async function deleteAsync(
  uri: string,
  {idempotent = false}: {idempotent?: boolean} = {},
): Promise<void> {
  if (!(await files.remove(uri)) && !idempotent) {
    throw new Error(`File '${uri}' could not be deleted: there is none.`);
  }
}

export async function readAsStringAsync(
  uri: string,
  {encoding = EncodingType.UTF8}: Encoding = {},
): Promise<string> {
  const bytes = await readOrThrow(uri);
  return encoding === EncodingType.Base64
    ? btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    : new TextDecoder().decode(bytes);
}

export async function writeAsStringAsync(
  uri: string,
  text: string,
  {encoding = EncodingType.UTF8}: Encoding = {},
): Promise<void> {
  const bytes =
    encoding === EncodingType.Base64
      ? Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
      : new TextEncoder().encode(text);
  await files.keep(uri, bytes);
}

/** Folders come with the files in them. */
export function makeDirectoryAsync(_uri: string): Promise<void> {
  return Promise.resolve();
}

export async function readDirectoryAsync(uri: string): Promise<string[]> {
  const folder = uri.replace('file://', '').replace(/\/?$/, '/');
  const inside = (await files.list()).filter((path) => path.startsWith(folder));
  return inside.map((path) => path.slice(folder.length));
}
