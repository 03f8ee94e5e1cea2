import {isEntryExport, type ApiModule} from '../model/types';
import {topicAnchor} from '../pageData';
import {credit} from './credit';
import {firstSentence} from './firstSentence';
import {frontMatter} from './frontMatter';
import {component, heading, page} from './mdx';
import type {PageContext} from './PageContext';
import {renderListItem} from './renderModulePage';

/** The symbols of a topic. */
function renderTopic(
  [topic, title]: [string, string],
  context: PageContext,
): string[] {
  const symbols = context.model.modules
    .flatMap((module) => module.symbols)
    .filter(({local}) => !local)
    .filter(({module, name}) => context.topicOf(module, name) === topic)
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
  return symbols.length === 0
    ? []
    : [
        heading(2, title, topicAnchor(topic)),
        component(
          'ApiSymbolList',
          {},
          ...symbols.map((symbol) => renderListItem(symbol, context)),
        ),
      ];
}

function renderModule(
  {name, href, doc}: ApiModule,
  context: PageContext,
): string {
  return component(
    'ApiSymbolItem',
    {kind: 'module', name, href},
    firstSentence(context.summary(doc.summary, name)),
  );
}

/** Links to everything that the entry point exports; a type and a value may share a name. */
function entryNames(context: PageContext): string[] {
  const links = new Map(
    context.model.modules
      .flatMap(({symbols}) => symbols)
      .filter(isEntryExport)
      .map(({name, href}) => [name, `[\`${name}\`](${href})`]),
  );
  return [...links]
    .toSorted(([a], [b]) => a.localeCompare(b, 'en'))
    .map(([, link]) => link);
}

/** How to install the package, or the release to install instead. */
function renderInstall({version}: PageContext): string[] {
  const {packageName, packageVersion, derivedFrom, recommended} = version;
  const own = derivedFrom ?? packageVersion;
  return [
    derivedFrom === undefined
      ? ''
      : `The closest release to ${packageVersion} is ${derivedFrom}.`,
    recommended === undefined
      ? ''
      : `Instead of ${own}, install ${recommended.version}: ${recommended.reason}.`,
    `\`\`\`bash\nnpm install ${packageName}@${recommended?.version ?? own}\n\`\`\``,
  ];
}

/** The first page of the reference: all symbols by topic, and the modules. */
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
    `Each page shows which versions have a symbol. [What changed](${version.root}changes/) lists the news in this one.`,
    ...renderInstall(context),
    heading(2, 'What you can import', 'entry-point'),
    entryNames(context).join(' · '),
    ...Object.entries(context.options.words.topics.names).flatMap((topic) =>
      renderTopic(topic, context),
    ),
    heading(2, 'Modules', 'modules'),
    component(
      'ApiSymbolList',
      {},
      ...model.modules
        .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
        .map((module) => renderModule(module, context)),
    ),
    credit(context),
  );
}
