import {isEntryExport, type ApiModule} from '../model/types';
import {credit} from './credit';
import {frontMatter} from './frontMatter';
import {component, heading, page} from './mdx';
import type {PageContext} from './PageContext';
import {renderListItem} from './renderModulePage';

function renderModule(module: ApiModule, context: PageContext): string[] {
  const symbols = module.symbols.filter(({local}) => !local);
  return [
    heading(3, module.name, module.href.split('/').at(-2) ?? ''),
    `${context.summary(module.doc.summary, module.name)} [See the module](${module.href}).`,
    symbols.length > 0
      ? component(
          'ApiSymbolList',
          {},
          ...symbols.map((symbol) => renderListItem(symbol, context)),
        )
      : '',
  ];
}

/** Links to everything that the entry point exports; a type and a value may share a name. */
function entryNames(context: PageContext): string[] {
  const links = new Map(
    context.model.modules
      .flatMap(({symbols}) => symbols)
      .filter(isEntryExport)
      .map(({name, href}) => [name, `[\`${name}\`](${href})`]),
  );
  return [...links.values()];
}

/** How to install the package, or the closest one if npm lacks it. */
function renderInstall({version}: PageContext): string[] {
  const {packageName, packageVersion, derivedFrom} = version;
  return [
    derivedFrom === undefined
      ? ''
      : `${packageVersion} is not on npm. The closest release is ${derivedFrom}:`,
    `\`\`\`bash\nnpm install ${packageName}@${derivedFrom ?? packageVersion}\n\`\`\``,
  ];
}

/** The first page of the reference: all symbols by module. */
export function renderOverview(context: PageContext): string {
  const {version, model} = context;
  const symbols = model.modules
    .flatMap((module) => module.symbols)
    .filter(({local}) => !local);
  const summary = `All ${symbols.length} symbols in ${model.modules.length} modules of \`${version.packageName}\` ${version.packageVersion}.`;
  const own = frontMatter(context, {
    hide_title: undefined,
    title: 'Core API',
    label: 'Overview',
    summary,
  });
  return page(
    own,
    summary,
    `Each page shows which versions have a symbol and how it changed. For the news in this version, see [What changed](${version.root}changes/).`,
    ...renderInstall(context),
    heading(2, 'What you can import', 'entry-point'),
    'The package exports these names:',
    entryNames(context).join(' · '),
    heading(2, 'Modules', 'modules'),
    ...model.modules.flatMap((module) => renderModule(module, context)),
    credit(context),
  );
}
