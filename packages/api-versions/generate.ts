import {checkWords} from './checkWords';
import {compareWithOthers} from './comparisons/compareVersions';
import {History} from './history/History';
import type {ApiModel} from './model/types';
import {versionOf, type ApiOptions} from './options';
import type {Lines} from './pageData';
import {absentPages} from './pages/absentPages';
import {Highlighter} from './pages/Highlighter';
import {PageContext} from './pages/PageContext';
import {prepareCode} from './pages/prepareCode';
import {absentPath, renderAbsentPage} from './pages/renderAbsent';
import {renderPages} from './pages/renderPages';
import {symbolLinks} from './pages/symbolLinks';
import {readModels} from './readModels';

/** Code in one color. */
const plainLines = (code: string): Promise<Lines> =>
  Promise.resolve(code.split('\n').map((line) => [line]));

/** All files of a version by path below the site's root: its pages, those of what it lacks, addresses by name, and what differs from other versions. */
function renderVersion(
  context: PageContext,
  models: readonly ApiModel[],
  contexts: readonly PageContext[],
  options: ApiOptions,
): [string, string][] {
  const absent = absentPages(context.model, models).map(
    (each): [string, string] => [
      `core/${absentPath(each)}.mdx`,
      renderAbsentPage(each, context),
    ],
  );
  const {folder} = versionOf(options, context.version.docsVersion);
  const before = contexts[contexts.indexOf(context) - 1];
  const links: [string, string] = [
    'symbols.json',
    JSON.stringify(
      Object.fromEntries(
        symbolLinks(context.model, options.words.everydayWords),
      ),
    ),
  ];
  return [
    ...renderPages(context, before),
    ...absent,
    links,
    ...compareWithOthers(context, contexts),
  ].map(([file, content]) => [`${folder}/api/${file}`, content]);
}

/** Renders the API pages of every version; returns them by path below the site's root. */
export async function generate(
  options: ApiOptions,
  report: (line: string) => void,
): Promise<Map<string, string>> {
  const all = await readModels(options, report);
  const models = all.map(({model}) => model);
  await checkWords(options, models);
  const history = new History(models, options.words.replacements);
  const highlighter = new Highlighter(options.highlight ?? plainLines);
  const examples = models.map((model) => options.examples?.(model) ?? []);
  for (const model of models) {
    await prepareCode(highlighter, model);
  }
  for (const {code} of examples.flat()) {
    await highlighter.prepare([{text: code}], 'program');
  }
  const versions = all.map(({info}) => info);
  const contexts = models.map(
    (model, index) =>
      new PageContext(
        model,
        versions,
        history,
        highlighter,
        options,
        examples[index] ?? [],
      ),
  );
  return new Map(
    contexts.flatMap((context) =>
      renderVersion(context, models, contexts, options),
    ),
  );
}
