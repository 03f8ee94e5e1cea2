import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {Joi} from '@docusaurus/utils-validation';

/** The part of a package.json that the reference relies on. */
type Manifest = {name: string; version: string; license: string};

const manifestSchema = Joi.object<Manifest>({
  name: Joi.string().required(),
  version: Joi.string().required(),
  license: Joi.string().required(),
}).options({stripUnknown: true});

/** Reads and checks the package.json of a package on disk. */
export async function readManifest(folder: string): Promise<Manifest> {
  const file = path.join(folder, 'package.json');
  const manifest: unknown = JSON.parse(await readFile(file, 'utf8'));
  const result = manifestSchema.validate(manifest);
  if (result.error !== undefined) {
    throw new Error(
      `${file}: ${result.error.message}. Install the package again: npm install.`,
      {cause: result.error},
    );
  }
  return result.value;
}
