/** What `resolveAssetSource` tells about a file in the bundle. */
type AssetSource = {
  uri: string;
  width?: number;
  height?: number;
  scale?: number;
};

/** React Native's asset registry: `require('./picture.png')` gives a number. */
export class Assets {
  readonly #assets: AssetSource[] = [];

  register(asset: AssetSource): number {
    return this.#assets.push(asset);
  }

  /** `resolveAssetSource`: a source stays as it is, a number is looked up. */
  readonly resolve = (source: unknown): AssetSource | null => {
    if (typeof source === 'object') {
      return source as AssetSource | null;
    }
    return this.#assets[Number(source) - 1] ?? null;
  };
}
