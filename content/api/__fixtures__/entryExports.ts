import {readReleases} from '../../releases/readReleases';

/** What the entry point of each package exports, as recorded from the tags. */
export const entryExports: Readonly<Record<string, readonly string[]>> =
  readEntryExports();

function readEntryExports(): Record<string, readonly string[]> {
  let names: string[] = [];
  return Object.fromEntries(
    [...readReleases('.')].toReversed().map(([version, {exports}]) => {
      const {added = [], removed = []} = exports;
      names = [...names, ...added].filter((name) => !removed.includes(name));
      return [version, names];
    }),
  );
}

/** Types whose members are called through an exported value. */
export const reachedBy: Readonly<Record<string, string>> = {
  Experimental: 'experimental',
  JIT: 'torch.jit',
  Media: 'media',
  Torch: 'torch',
  Torchvision: 'torchvision',
  Transforms: 'torchvision.transforms',
  WordPieceTokenizer: 'text.WordPieceTokenizer',
};
