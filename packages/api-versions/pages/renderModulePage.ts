import {keyOf} from '../history/snapshots';
import {modulePath} from '../model/paths';
import {
  hasPage,
  isEntryExport,
  type ApiModule,
  type ApiSymbol,
  type SymbolKind,
} from '../model/types';
import type {ApiValue} from '../pageData';
import {credit} from './credit';
import {firstSentence} from './firstSentence';
import {frontMatter} from './frontMatter';
import {component, heading, headline, page} from './mdx';
import type {PageContext} from './PageContext';
import {wrapperOfSymbol} from './prepareCode';
import {renderCalls, renderDeprecated} from './renderCalls';
import {detailsBeside, renderExample, runsExamples} from './renderExample';
import {renderHistory} from './renderHistory';
import {renderMember} from './renderMember';
import {renderNotes} from './renderNotes';
import {renderRemovedSymbols} from './renderRemoved';
import {accessAttributes} from './renderSymbolPage';
import {renderTable} from './renderTable';

const groups: readonly {kind: SymbolKind; title: string}[] = [
  {kind: 'enum', title: 'Enumerations'},
  {kind: 'class', title: 'Classes'},
  {kind: 'interface', title: 'Interfaces'},
  {kind: 'variable', title: 'Variables'},
  {kind: 'function', title: 'Functions'},
  {kind: 'type', title: 'Types'},
];

/** A link to a symbol with its kind and the first sentence of its summary. */
export function renderListItem(
  symbol: ApiSymbol,
  context: PageContext,
): string {
  return component(
    'ApiSymbolItem',
    {
      kind: symbol.kind,
      name: symbol.name,
      href: symbol.href,
      isDeprecated: symbol.doc.deprecated !== undefined,
    },
    firstSentence(
      context.summary(symbol.doc.summary, `${symbol.module}:${symbol.name}`),
    ),
  );
}

/** Cards if some members are methods, else a table. */
function renderSymbolMembers(symbol: ApiSymbol, context: PageContext): string {
  if (symbol.members.length === 0) {
    return '';
  }
  return symbol.members.some(({calls}) => calls.length > 0)
    ? symbol.members
        .map((member) => renderMember(symbol, member, 4, context))
        .join('\n\n')
    : renderTable(symbol, symbol.members, context);
}

function renderSymbol(symbol: ApiSymbol, context: PageContext): string {
  const key = keyOf(symbol);
  const target = `${symbol.module}:${symbol.name}`;
  const {doc, calls, name} = symbol;
  const example = renderExample({symbol}, context);
  const lines = context.lines(
    calls[0]?.code ?? symbol.code,
    calls.length > 0 ? 'function' : wrapperOfSymbol(symbol),
  );
  // A declaration of several lines makes no headline.
  const isHeadline = calls.length > 0 || lines.length === 1;
  return component(
    'ApiMember',
    {
      name,
      kind: symbol.kind,
      ...context.since(context.history.presence(key)),
      isDeprecated: doc.deprecated !== undefined,
      isExperimental: doc.experimental,
      isLocal: symbol.local,
    },
    isHeadline
      ? headline(3, name, symbol.anchor, lines)
      : heading(3, name, symbol.anchor),
    symbol.local || name === 'default'
      ? ''
      : component('ApiImportLine', {name, ...accessAttributes(symbol)}),
    ...(calls.length > 0
      ? renderCalls(
          calls,
          {wrapper: 'function', owner: name, target, example},
          context,
        )
      : [
          isHeadline ? '' : component('ApiSignature', {code: lines}),
          renderDeprecated(doc, name, context),
          context.summary(doc.summary, target),
          detailsBeside(example, doc),
        ]),
    example,
    renderNotes(target, context),
    renderSymbolMembers(symbol, context),
    renderHistory(context.history.eventsOf(key), context),
  );
}

function renderGroup(
  title: string,
  symbols: readonly ApiSymbol[],
  context: PageContext,
): string[] {
  const [paged, placed] = [
    symbols.filter(hasPage),
    symbols.filter((symbol) => !hasPage(symbol)),
  ];
  if (symbols.length === 0) {
    return [];
  }
  return [
    heading(2, title, `group-${title.toLowerCase().replaceAll(' ', '-')}`),
    paged.length > 0
      ? component(
          'ApiSymbolList',
          {},
          ...paged.map((symbol) => renderListItem(symbol, context)),
        )
      : '',
    ...placed.map((symbol) => renderSymbol(symbol, context)),
  ];
}

/** What the sidebar lists though it has no page of its own: variables and functions to import. */
function valuesOf({symbols}: ApiModule, context: PageContext): ApiValue[] {
  return symbols
    .filter(
      ({local, kind}) => !local && ['variable', 'function'].includes(kind),
    )
    .filter(isEntryExport)
    .map(({module, name, kind, anchor}) => ({
      name,
      kind,
      anchor,
      topic: context.topicOf(module, name),
    }));
}

/** The page of a module: its symbols, with details of those that have no page. */
export function renderModulePage(
  module: ApiModule,
  position: number,
  context: PageContext,
): string {
  const {name, doc, symbols} = module;
  const presence = context.history.modulePresence(name);
  const summary = context.summary(doc.summary, name);
  const body = [
    doc.details,
    ...groups.flatMap(({kind, title}) =>
      renderGroup(
        title,
        symbols.filter((symbol) => symbol.kind === kind && !symbol.local),
        context,
      ),
    ),
    ...renderGroup(
      'Types that are not exported',
      symbols.filter(({local}) => local),
      context,
    ),
    renderRemovedSymbols(module, context),
    credit(context),
  ];
  return page(
    frontMatter(context, {
      title: `${name} module`,
      label: name,
      position,
      summary,
      api_kind: 'module',
      api_values: valuesOf(module, context),
      api_source: module.sourceUrl,
    }),
    component(
      'ApiHeader',
      {
        kind: 'module',
        name,
        versions: context.availability(
          modulePath(name),
          presence,
          name !== 'install-jsi',
        ),
        ...context.since(presence),
        sourceUrl: module.sourceUrl,
        elsewhere: context.elsewhere(module.href),
        hasContents: true,
        ...(runsExamples(body) && {runsExamples: true}),
      },
      summary,
    ),
    ...body,
  );
}
