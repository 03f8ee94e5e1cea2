import {AssetRegistry} from 'react-native-web';

type Asset = {
  httpServerLocation: string;
  name: string;
  type: string;
  scales: readonly number[];
  width?: number;
  height?: number;
};

type Source = {uri: string; width?: number; height?: number};

const toAddress = (path: string) => new URL(path, document.baseURI).href;

/** What Metro made a number of. */
function resolveNumber(id: number): Source | null {
  const asset = AssetRegistry.getAssetByID(id) as Asset | undefined;
  if (asset === undefined) {
    return null;
  }
  const {httpServerLocation, name, type, scales, width, height} = asset;
  const scale = scales[0] ?? 1;
  const suffix = scale === 1 ? '' : `@${scale}x`;
  const uri = toAddress(`${httpServerLocation}/${name}${suffix}.${type}`);
  return {uri, width, height};
}

/** What `require` of a file gives, as an address: bundlers give an address or an object, Metro a number. */
export default function resolveAssetSource(source: unknown): Source | null {
  switch (typeof source) {
    case 'number':
      return resolveNumber(source);
    case 'string':
      return {uri: toAddress(source)};
    default:
      return source as Source | null;
  }
}
