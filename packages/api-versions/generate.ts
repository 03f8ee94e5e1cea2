import {docsFolder} from '../../config/versions';
import {readExamples} from '../examples/readExamples';
import {root} from './convert/files';
import {compareWithOthers} from './comparisons/compareVersions';
import {History} from './history/History';
import type {ApiModel} from './model/types';
import {absentPages} from './pages/absentPages';
import {Highlighter} from './pages/Highlighter';
import {PageContext} from './pages/PageContext';
import {prepareCode} from './pages/prepareCode';
import {absentPath, renderAbsentPage} from './pages/renderAbsent';
import {renderPages} from './pages/renderPages';
import {symbolLinks} from './pages/symbolLinks';
import {readModels} from './readModels';

/** All files of a version by path below the site's root: its pages, those of what it lacks, addresses by name, and what differs from other versions. */
function renderVersion(
  context: PageContext,
  models: readonly ApiModel[],
  contexts: readonly PageContext[],
): [string, string][] {
  const absent = absentPages(context.model, models).map(
    (each): [string, string] => [
      `core/${absentPath(each)}.mdx`,
      renderAbsentPage(each, context),
    ],
  );
  const folder = docsFolder(context.version.docsVersion);
  const links: [string, string] = [
    'symbols.json',
    JSON.stringify(Object.fromEntries(symbolLinks(context.model))),
  ];
  return [
    ...renderPages(context),
    ...absent,
    links,
    ...compareWithOthers(context, contexts),
  ].map(([file, content]) => [`${folder}/api/${file}`, content]);
}

/** Renders the API pages of every version; returns them by path below the site's root. */
export async function generate(
  report: (line: string) => void,
): Promise<Map<string, string>> {
  const all = await readModels(report);
  const models = all.map(({model}) => model);
  const history = new History(models);
  const highlighter = new Highlighter();
  const examples = models.map((model) => readExamples(root, model));
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
        examples[index] ?? [],
      ),
  );
  return new Map(
    contexts.flatMap((context) => renderVersion(context, models, contexts)),
  );
}
