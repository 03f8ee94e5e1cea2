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
} from '../model/types';
import {credit} from './credit';
import {frontMatter} from './frontMatter';
import {component, heading, page, type Attributes} from './mdx';
import type {PageContext} from './PageContext';
import {wrapperOfSymbol} from './prepareCode';
import {renderDeprecated} from './renderCall';
import {detailsBeside, renderExample} from './renderExample';
import {renderHistory} from './renderHistory';
import {renderMember} from './renderMember';
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
  members: readonly ApiMember[],
  level: number,
  context: PageContext,
): string[] {
  return members.every((member) => isSimple(symbol, member, context))
    ? [renderTable(symbol, members, context)]
    : members.map((member) => renderMember(symbol, member, level, context));
}

/** The members of a symbol in groups. */
function renderMembers(
  symbol: ApiSymbol,
  level: number,
  context: PageContext,
): string {
  const groups = memberKinds
    .map((kind) => ({
      kind,
      members: symbol.members.filter((member) => member.kind === kind),
    }))
    .filter(({members}) => members.length > 0);
  return component(
    'ApiMembers',
    {count: symbol.members.length},
    ...groups.flatMap(({kind, members}) => [
      heading(level, groupTitles[kind], anchorOfGroup(kind)),
      ...renderGroup(symbol, members, level + 1, context),
    ]),
  );
}

/** Shows how to use what an object offers: `torch.jit._loadForMobile`. */
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
  const example = renderExample({symbol}, context);
  return page(
    frontMatter(context, {
      title: `${name} ${kindWords[kind]}`,
      label: name,
      position,
      summary,
      api_kind: kind,
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
      },
      summary,
    ),
    renderHead(symbol, context),
    renderDeprecated(doc, name, context),
    detailsBeside(example, doc),
    example,
    renderNotes(target, context),
    renderHistory(context.history.eventsOf(key), context),
    symbol.members.length > 0 ? renderMembers(symbol, 2, context) : '',
    renderRemovedMembers(symbol, context),
    credit(context),
  );
}
