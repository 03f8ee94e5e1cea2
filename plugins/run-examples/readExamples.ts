import path from 'node:path';
import {readdirSync} from 'node:fs';
import {readAsset} from '../../runtime/node/readAsset';
import {readExamples} from '../../scripts/examples/readExamples';
import type {ApiModel} from '../../scripts/generate-api/model/types';
import type {Assets} from './messages';
import {toProgram, type Program} from './toProgram';

/** An example of the reference as pages run it. */
export type PageExample = Program & {
  /** Its path in `examples/`, such as `torchlive_torch/Tensor.add`. */
  id: string;
  /** The TypeScript that readers see. */
  code: string;
};

/** Examples by the module of the reference that they show. */
export type ExamplesByModule = Readonly<Record<string, readonly PageExample[]>>;

/** The examples of a version that run in a browser. */
export function pageExamples(
  siteDir: string,
  model: ApiModel,
): ExamplesByModule {
  const modules: Record<string, PageExample[]> = {};
  for (const {id, code, needs} of readExamples(siteDir, model)) {
    if (needs === undefined || needs === 'browser') {
      const [module = ''] = id.split('/');
      (modules[module] ??= []).push({id, code, ...toProgram(code)});
    }
  }
  return modules;
}

/** The pictures and sounds that examples require. */
export function exampleAssets(siteDir: string): Assets {
  const folder = path.join(siteDir, 'examples/assets');
  return Object.fromEntries(
    readdirSync(folder).map((name) => [
      `./${name}`,
      readAsset(path.join(folder, name)) ?? '',
    ]),
  );
}
