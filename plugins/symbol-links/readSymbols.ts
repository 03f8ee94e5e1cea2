import {readFileSync} from 'node:fs';
import path from 'node:path';
import {Joi} from '@docusaurus/utils-validation';
import {docsFolder} from '../../config/versions';

/** Addresses in the reference of one version by name: `Tensor`, `torch.rand`, `softmax`. */
export type SymbolLinks = ReadonlyMap<string, string>;

const schema = Joi.object<Record<string, string>>().pattern(
  Joi.string(),
  Joi.string().pattern(/^\/docs\//),
);

/** Reads what the API generator wrote for a version. */
export function readSymbols(siteDir: string, docsVersion: string): SymbolLinks {
  const file = path.join(docsFolder(docsVersion), 'api/symbols.json');
  try {
    const content: unknown = JSON.parse(
      readFileSync(path.join(siteDir, file), 'utf8'),
    );
    return new Map(Object.entries(Joi.attempt(content, schema)));
  } catch (cause) {
    throw new Error(`${file}: not readable. Run "npm run generate:api".`, {
      cause,
    });
  }
}
