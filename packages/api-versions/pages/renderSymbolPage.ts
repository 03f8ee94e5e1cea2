import {keyOf} from '../history/snapshots';
import {symbolPath} from '../model/paths';
import {
  codeText,
  headOf,
  memberKinds,
  type ApiMember,
  type ApiSymbol,
  type MemberKind,
  type SymbolKind,
  type Markdown,
} from '../model/types';
import {credit} from './credit';
import {frontMatter} from './frontMatter';
import {component, heading, page, type Attributes} from './mdx';
import type {PageContext} from './PageContext';
import {wrapperOfSymbol} from './prepareCode';
import {renderDeprecated} from './renderCalls';
import {detailsBeside, renderExample, runsExamples} from './renderExample';
import {renderHistory} from './renderHistory';
import {renderMember} from './renderMember';
import {renderMemberList} from './renderMemberList';
import {renderNotes} from './renderNotes';
import {renderRemovedMembers} from './renderRemoved';
import {isSimple, renderTable} from './renderTable';

/** Kinds of symbol, as titles name them. */
export const kindWords: Readonly<Record<SymbolKind, string>> = {
  class: 'class',
  interface: 'interface',
  enum: 'enumeration',
  function: 'function',
  type: 'type',
  variable: 'variable',
};

const groupTitles: Readonly<Record<MemberKind, string>> = {
  constructor: 'Constructor',
  member: 'Members',
  property: 'Properties',
  index: 'Index signature',
  method: 'Methods',
};

function anchorOfGroup(kind: MemberKind): string {
  // The prefix avoids a clash with a member called `constructor`.
  return `group-${groupTitles[kind].toLowerCase().replaceAll(' ', '-')}`;
}

/** A table if it has room for everything, else cards. */
function renderGroup(
  symbol: ApiSymbol,
  {isTable, members}: {isTable: boolean; members: readonly ApiMember[]},
  context: PageContext,
): string[] {
  return isTable
    ? [renderTable(symbol, members, context)]
    : members.map((member) => renderMember(symbol, member, 3, context));
}

/** The members of a symbol: a list of all, then groups. */
function renderMembers(symbol: ApiSymbol, context: PageContext): string {
  const groups = memberKinds
    .map((kind) => symbol.members.filter((member) => member.kind === kind))
    .flatMap((members) => {
      const [first] = members;
      return first === undefined
        ? []
        : [
            {
              kind: first.kind,
              members,
              isTable: members.every((each) => isSimple(symbol, each, context)),
            },
          ];
    });
  return component(
    'ApiMembers',
    {count: symbol.members.length},
    // Tables alone are such a list already.
    groups.every(({isTable}) => isTable)
      ? ''
      : renderMemberList(
          symbol,
          groups.flatMap(({members}) => members),
          context,
        ),
    ...groups.flatMap(({kind, ...group}) => [
      heading(2, groupTitles[kind], anchorOfGroup(kind)),
      ...renderGroup(symbol, group, context),
    ]),
  );
}

/** The props of a component, which also have a page of their own. */
function renderProps(symbol: ApiSymbol, context: PageContext): string {
  const props = context.model.modules
    .flatMap(({symbols}) => symbols)
    .find(
      ({module, name}) =>
        module === symbol.module && name === `${symbol.name}Props`,
    );
  if (props === undefined) {
    return '';
  }
  const members = props.members.map((member) => ({
    ...member,
    anchor: `props-${member.anchor}`,
  }));
  const rows = members.filter((member) => isSimple(props, member, context));
  return component(
    'section',
    // Search finds them on their own page.
    {'data-search': 'off'},
    heading(2, 'Props', 'group-props'),
    `The component takes the props of [\`${props.name}\`](${props.href}):`,
    ...members
      .filter((member) => !rows.includes(member))
      .map((member) => renderMember(props, member, 3, context)),
    rows.length > 0 ? renderTable(props, rows, context) : '',
  );
}

/** Shows how to use what an object offers: `bridges.arches.build`. */
function exampleOf(path: string, {kind, members}: ApiSymbol): string {
  const method = members.find((member) => member.kind === 'method');
  if (kind === 'class') {
    return `new ${path}(…)`;
  }
  return method === undefined ? path : `${path}.${method.name}(…)`;
}

/** How to access the symbol, as props of a component. */
export function accessAttributes(symbol: ApiSymbol): Attributes {
  const {access} = symbol;
  switch (access.by) {
    case 'none':
      return {isHidden: true};
    case 'import':
      return {statement: access.statement};
    case 'path':
      return {
        statement: access.statement,
        example: exampleOf(access.path, symbol),
        typeStatement: access.typeStatement,
      };
  }
}

/** The head of the declaration, unless it repeats the title. */
function renderHead(symbol: ApiSymbol, context: PageContext): string {
  const head = headOf(symbol);
  return codeText(head) === `${symbol.kind} ${symbol.name}`
    ? ''
    : component('ApiSignature', {
        code: context.lines(head, wrapperOfSymbol(symbol)),
      });
}

/** The first sentence of a summary, which leads the page, and the others. */
function splitLead(summary: Markdown): [lead: Markdown, rest: Markdown] {
  const end = /(?<!e\.g|i\.e)\.\s+(?=[A-Z[`])/.exec(summary);
  return end === null
    ? [summary, '']
    : [
        summary.slice(0, end.index + 1),
        summary.slice(end.index + end[0].length),
      ];
}

/** The page of a class, interface or enumeration. */
export function renderSymbolPage(
  symbol: ApiSymbol,
  position: number,
  context: PageContext,
): string {
  const {name, kind, module, doc} = symbol;
  const key = keyOf(symbol);
  const target = `${module}:${name}`;
  const presence = context.history.presence(key);
  const summary = context.summary(doc.summary, target);
  const [lead, rest] = splitLead(summary);
  const example = renderExample({symbol}, context);
  const body = [
    rest,
    renderHead(symbol, context),
    renderDeprecated(doc, name, context),
    detailsBeside(example, doc),
    example,
    renderNotes(target, context),
    renderHistory(context.history.eventsOf(key), context),
    symbol.members.length > 0 ? renderMembers(symbol, context) : '',
    renderProps(symbol, context),
    renderRemovedMembers(symbol, context),
    credit(context),
  ];
  return page(
    frontMatter(context, {
      title: `${name} ${kindWords[kind]}`,
      label: name,
      position,
      summary,
      api_kind: kind,
      api_topic: context.topicOf(module, name),
      api_source: symbol.sourceUrl,
    }),
    component(
      'ApiHeader',
      {
        kind,
        name,
        versions: context.availability(
          symbolPath(module, name, kind),
          presence,
        ),
        ...context.since(presence),
        module: {
          name: module,
          href: context.model.modules.find((each) => each.name === module)
            ?.href,
        },
        ...accessAttributes(symbol),
        sourceUrl: symbol.sourceUrl,
        elsewhere: context.elsewhere(symbol.href),
        ...(runsExamples(body) && {runsExamples: true}),
      },
      lead,
    ),
    ...body,
  );
}
