import path from 'node:path';
import {readdirSync} from 'node:fs';
import type {Topic} from '../../config/apiTopics';
import {readAsset} from '../../runtime/node/readAsset';
import {targetsOf, type Target} from '../../scripts/examples/exampleIds';
import {readExamples} from '../../scripts/examples/readExamples';
import {topicOf} from '../../scripts/generate-api/words/topics';
import type {ApiModel} from '../../scripts/generate-api/model/types';
import type {Assets} from './messages';
import {toProgram, type Program} from './toProgram';

/** An example of the reference as pages run it. */
export type PageExample = Program & {
  /** Its path in `examples/`, such as `torchlive_torch/Tensor.add`. */
  id: string;
  /** What it shows, as code spells it: `Tensor.add`, `Tensor[index]`. */
  title: string;
  topic: Topic;
  /** The TypeScript that readers see. */
  code: string;
};

/** Examples by the module of the reference that they show. */
export type ExamplesByModule = Readonly<Record<string, readonly PageExample[]>>;

function titleOf({symbol: {name}, member}: Target): string {
  if (member === undefined) {
    return name;
  }
  if (member.kind === 'constructor') {
    return `new ${name}()`;
  }
  // An index signature is called "[index]".
  return `${name}${member.kind === 'index' ? '' : '.'}${member.name}`;
}

/** The examples of a version that run in a browser. */
export function pageExamples(
  siteDir: string,
  model: ApiModel,
): ExamplesByModule {
  const modules: Record<string, PageExample[]> = {};
  const targets = targetsOf(model);
  for (const {id, code, needs, shows} of readExamples(siteDir, model)) {
    const target = targets.get(shows[0] ?? '');
    if (target !== undefined && (needs === undefined || needs === 'browser')) {
      const {module: name, name: symbol} = target.symbol;
      const [module = ''] = id.split('/');
      (modules[module] ??= []).push({
        id,
        title: titleOf(target),
        topic: topicOf(name, symbol),
        code,
        ...toProgram(code),
      });
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
