import {Joi} from '@docusaurus/utils-validation';
import type {DocsVersion} from '../../content/site/versions';
import {readSample} from '../../content/readers/readSample';

/** A sample that is a whole Snack. */
export type Snack = {
  name: string;
  description: string;
  /** Package name to version, as in the Snack's `package.json`. */
  dependencies: Record<string, string>;
  /** Code by path inside the Snack, the entry file first. */
  files: Record<string, string>;
};

const manifestSchema = Joi.object<Omit<Snack, 'files'>>({
  name: Joi.string()
    .pattern(/^[a-z0-9-]+$/)
    .required(),
  description: Joi.string().required(),
  dependencies: Joi.object()
    .pattern(Joi.string(), Joi.string().pattern(/^\d+\.\d+\.\d+$/))
    .required(),
}).required();

const entryFile = 'App.tsx';

/** Reads a sample as a Snack of one docs version; its `package.json` says what it needs. */
export function readSnack(
  siteDir: string,
  sample: string,
  version: DocsVersion,
): Snack {
  const files = Object.fromEntries(
    [...readSample(siteDir, sample, version)]
      .map(([file, {text}]): [string, string] => [file, text])
      .sort(([a], [b]) => Number(b === entryFile) - Number(a === entryFile)),
  );
  try {
    for (const needed of [entryFile, 'package.json']) {
      if (!Object.hasOwn(files, needed)) {
        throw new Error(`it has no ${needed}`);
      }
    }
    const manifest: unknown = JSON.parse(files['package.json'] ?? '');
    return {
      ...Joi.attempt<typeof manifestSchema>(manifest, manifestSchema),
      files,
    };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `"${sample}" is no Snack: ${reason}. Give it an App.tsx and a package.json with name, description and exact dependencies.`,
      {cause: error},
    );
  }
}

/** Where the files of a Snack are served, such as `/samples/0.2.3/yolov5/`. */
export function publishedPath(sample: string, {label}: DocsVersion): string {
  return `/samples/${label}/${sample}/`;
}
