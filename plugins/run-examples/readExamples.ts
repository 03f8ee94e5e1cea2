import path from 'node:path';
import {readdirSync} from 'node:fs';
import {readAsset} from 'torchlive-web/node';
import {type ApiModel, type Target, targetsOf} from 'api-versions';
import {readExamples} from '../../content/readers/readExamples';
import {topicOf} from '../../content/api/topics';
import type {Assets} from 'run-in-page';
import type {ExamplesByModule, PageExample} from 'run-in-page';
import {toProgram} from 'run-in-page';

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
  const folder = path.join(siteDir, 'content/examples/assets');
  return Object.fromEntries(
    readdirSync(folder).map((name) => [
      `./${name}`,
      readAsset(path.join(folder, name)) ?? '',
    ]),
  );
}
