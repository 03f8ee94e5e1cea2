import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {Joi} from '@docusaurus/utils-validation';

/** A folder of samples that is a whole Snack. */
export type SnackFolder = {
  name: string;
  description: string;
  /** Package name to version, as in the Snack's `package.json`. */
  dependencies: Record<string, string>;
  /** Code by path inside the Snack, the entry file first. */
  files: Record<string, string>;
};

const manifestSchema = Joi.object<Omit<SnackFolder, 'files'>>({
  name: Joi.string()
    .pattern(/^[a-z0-9-]+$/)
    .required(),
  description: Joi.string().required(),
  dependencies: Joi.object()
    .pattern(Joi.string(), Joi.string().pattern(/^\d+\.\d+\.\d+$/))
    .required(),
}).required();

const entryFile = 'App.tsx';

/** Every file that makes up the Snack, `package.json` included, relative to the folder. */
export function snackFileNames(folder: string): string[] {
  return readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) =>
      path.relative(folder, path.join(entry.parentPath, entry.name)),
    )
    .sort((a, b) => Number(b === entryFile) - Number(a === entryFile));
}

/** Reads a folder of samples as a Snack; its `package.json` says what it needs. */
export function readSnackFolder(folder: string): SnackFolder {
  try {
    const manifest: unknown = JSON.parse(
      readFileSync(path.join(folder, 'package.json'), 'utf8'),
    );
    const {name, description, dependencies} = Joi.attempt<
      typeof manifestSchema
    >(manifest, manifestSchema);
    const names = snackFileNames(folder);
    if (!names.includes(entryFile)) {
      throw new Error(`it has no ${entryFile}`);
    }
    const files = Object.fromEntries(
      names.map((file) => [
        file,
        readFileSync(path.join(folder, file), 'utf8'),
      ]),
    );
    return {name, description, dependencies, files};
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `"${path.basename(folder)}" is no Snack: ${reason}. Give the folder an App.tsx and a package.json with name, description and exact dependencies.`,
      {cause: error},
    );
  }
}
