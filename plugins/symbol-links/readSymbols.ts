import {readFileSync} from 'node:fs';
import path from 'node:path';
import {docsFolder} from '../../content/site/versions';

/** Addresses in the reference of one version by name: `Tensor`, `torch.rand`, `softmax`. */
export type SymbolLinks = ReadonlyMap<string, string>;

/** Reads what the API generator wrote for a version. */
export function readSymbols(siteDir: string, docsVersion: string): SymbolLinks {
  const file = path.join(docsFolder(docsVersion), 'api/symbols.json');
  try {
    const content = readFileSync(path.join(siteDir, file), 'utf8');
    const symbols = JSON.parse(content) as Record<string, string>;
    return new Map(Object.entries(symbols));
  } catch (cause) {
    throw new Error(`${file}: not readable. Run "npm run generate:api".`, {
      cause,
    });
  }
}
