import path from 'node:path';
import {apiPackageOf} from '../../content/site/apiPackages';
import {type ApiModel, materialise} from 'api-versions';
import {compile, type Problem} from '../check-samples/compile';
import {readExamples, type Example} from '../../content/readers/readExamples';
import {compareOutput} from './compareOutput';
import {planExample, toSource, type Planned} from './jobs';
import type {Outcome} from './runExample';
import {apiOptions} from '../../config/apiOptions';
import {runInNode} from './runInNode';

/** What was checked, and what is wrong with it. */
type Report = {
  compiled: number;
  inNode: number;
  inBrowser: number;
  /** Examples that a phone alone can run. */
  onPhone: number;
  problems: Problem[];
};

const modules = path.resolve(import.meta.dirname, '../../node_modules');

/** An example of a docs version. */
type Versioned = {example: Example; docsVersion: string};

async function compileExamples(
  siteDir: string,
  examples: readonly Versioned[],
): Promise<Problem[]> {
  const sources = await Promise.all(
    examples.map(async ({example, docsVersion}) => ({
      source: toSource(example, siteDir),
      toolkit: (await materialise(apiPackageOf(docsVersion), apiOptions)).types,
    })),
  );
  const compiled = compile(sources, {
    react: path.join(modules, 'types-react-17'),
    modules,
  });
  return examples.flatMap(({docsVersion}, index) =>
    (compiled[index] ?? []).map(({message, ...place}) => ({
      ...place,
      message: `${message} (${docsVersion})`,
    })),
  );
}

function problemsOf(
  {example: {file, offset}, expectations, job: {release}}: Planned,
  outcome: Outcome,
): Problem[] {
  const found = [
    ...compareOutput(expectations, outcome),
    // The comment on the picture stands at the top of the file.
    ...(outcome.picture ?? []).map((message) => ({line: 1 - offset, message})),
  ];
  return found.map(({line, message}) => ({
    page: file,
    line: line + offset,
    message: `on ${release} ${message}`,
  }));
}

/**
 * Compiles the examples of each version against its types and runs them on its
 * package. `only` are beginnings of their ids; none stands for all.
 */
export async function checkExamples(
  siteDir: string,
  models: readonly ApiModel[],
  only: readonly string[] = [],
): Promise<Report> {
  const examples = models.flatMap((model) =>
    readExamples(siteDir, model)
      .filter(
        ({id}) =>
          only.length === 0 || only.some((start) => id.startsWith(start)),
      )
      .map((example) => ({example, docsVersion: model.docsVersion})),
  );
  const problems = await compileExamples(siteDir, examples);
  const all = examples.map(({example, docsVersion}) =>
    planExample(example, docsVersion),
  );
  const needing = (needs: Example['needs']): Planned[] =>
    all.filter(({example}) => example.needs === needs);
  const inNode = [...needing(undefined), ...needing('node')];
  const inBrowser = needing('browser');
  for (const plan of inNode) {
    problems.push(...problemsOf(plan, await runInNode(plan.job)));
  }
  if (inBrowser.length > 0) {
    // Playwright takes seconds to load.
    const {runInBrowser} = await import('./runInBrowser');
    const outcomes = await runInBrowser(inBrowser.map(({job}) => job));
    for (const [index, plan] of inBrowser.entries()) {
      problems.push(...problemsOf(plan, outcomes[index] ?? {printed: []}));
    }
  }
  return {
    compiled: examples.length,
    inNode: inNode.length,
    inBrowser: inBrowser.length,
    onPhone: needing('phone').length,
    problems,
  };
}
