import {apiPackages} from '../../config/apiPackages';
import {docsFolder, docsVersionOf, versionRoot} from '../../config/versions';
import {convertAll} from './convert/convertAll';
import {History} from './history/History';
import {extractModel} from './model/extractModel';
import {loadVersion, type LoadedVersion} from './model/loadVersion';
import type {ApiModel} from './model/types';
import {absentPages} from './pages/absentPages';
import {Highlighter} from './pages/Highlighter';
import {PageContext, type VersionInfo} from './pages/PageContext';
import {prepareCode} from './pages/prepareCode';
import {absentPath, renderAbsentPage} from './pages/renderAbsent';
import {renderChanges} from './pages/renderChanges';
import {pageRenderer} from './pages/renderPages';
import {renderVersion} from './theme/renderVersion';

type Loaded = {loaded: LoadedVersion; info: VersionInfo; model: ApiModel};

/** Reads every version, oldest first. */
export async function loadAll(): Promise<Loaded[]> {
  return Promise.all(
    apiPackages.toReversed().map(async (apiPackage) => {
      const {docsVersion, name, version, derivedFrom} = apiPackage;
      const docs = docsVersionOf(docsVersion);
      const root = `${versionRoot(docs)}api/`;
      const loaded = await loadVersion(apiPackage);
      return {
        loaded,
        model: extractModel(loaded, `${root}core/`),
        info: {
          docsVersion,
          label: docs.label,
          root,
          packageName: name,
          packageVersion: version,
          derivedFrom,
          license: loaded.license,
        },
      };
    }),
  );
}

async function renderAll(
  {loaded, model}: Loaded,
  models: readonly ApiModel[],
  context: PageContext,
): Promise<Map<string, string>> {
  const folder = `${docsFolder(model.docsVersion)}/api`;
  const pages = await renderVersion(
    loaded.project,
    (module, name) => loaded.locals.get(module)?.includes(name) ?? false,
    pageRenderer(context),
  );
  return new Map([
    ...[...pages].map(([file, content]): [string, string] => [
      // The overview stands beside the folder that it leads into.
      file === 'index.mdx' ? `${folder}/core.mdx` : `${folder}/core/${file}`,
      content,
    ]),
    ...absentPages(model, models).map((absent): [string, string] => [
      `${folder}/core/${absentPath(absent)}.mdx`,
      renderAbsentPage(absent, context),
    ]),
    [`${folder}/changes.mdx`, renderChanges(context)],
  ]);
}

/** Makes the API pages of every version; returns them by path below the site's root. */
export async function generate(
  report: (line: string) => void,
): Promise<Map<string, string>> {
  await convertAll(apiPackages, report);
  const all = await loadAll();
  const models = all.map(({model}) => model);
  const history = new History(models);
  const highlighter = new Highlighter();
  for (const model of models) {
    await prepareCode(highlighter, model);
  }
  const versions = all.map(({info}) => info);
  const pages = new Map<string, string>();
  for (const each of all) {
    const context = new PageContext(each.model, versions, history, highlighter);
    const own = await renderAll(each, models, context);
    own.forEach((content, file) => pages.set(file, content));
    report(`${each.info.packageVersion}: ${own.size} pages`);
  }
  return pages;
}
