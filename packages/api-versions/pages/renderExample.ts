import {
  exampleId,
  targetsOf,
  type Example,
  type Target,
} from '../model/exampleIds';
import type {ApiMember, ApiSymbol, Doc, Markdown} from '../model/types';
import {component} from './mdx';
import type {PageContext} from './PageContext';

function renderListing(
  {id, code, needs, reason}: Example,
  context: PageContext,
): string {
  return component('ApiExample', {
    id,
    release: context.version.packageVersion,
    needs,
    reason,
    code: context.lines([{text: code}], 'program'),
  });
}

/** Whether a page has an example that runs in it. */
export function runsExamples(parts: readonly string[]): boolean {
  return parts.some((part) =>
    /<ApiExample id="[^"]*" release="[^"]*"(?! needs="(?:node|phone)")/.test(
      part,
    ),
  );
}

function exampleOf(target: Target, context: PageContext): Example | undefined {
  const id = exampleId(target);
  return context.examples.find(({shows}) => shows.includes(id));
}

/** Links to the card that has the example which a member shares. */
function renderLink(
  {shows: [first = '']}: Example,
  {model}: PageContext,
): string {
  const target = targetsOf(model).get(first);
  const name = first.slice(first.indexOf('/') + 1);
  const {href = '', anchor = ''} = target?.symbol ?? {};
  const page = href.replace(/#.*$/, '');
  return `See the [example of \`${name}\`](${page}#${target?.member?.anchor ?? anchor}).`;
}

/** The example of a symbol or member, or a link to the one that it shares. */
export function renderExample(target: Target, context: PageContext): string {
  const example = exampleOf(target, context);
  if (example === undefined) {
    return '';
  }
  return example.shows[0] === exampleId(target)
    ? renderListing(example, context)
    : renderLink(example, context);
}

/** The examples of a table's rows, each once: a row has no room for them. */
export function renderTableExamples(
  symbol: ApiSymbol,
  members: readonly ApiMember[],
  context: PageContext,
): string[] {
  const targets = members.map((member) => ({symbol, member}));
  const ids = new Set(targets.map(exampleId));
  const examples = new Set(targets.map((target) => exampleOf(target, context)));
  return [...examples].flatMap((example) => {
    if (example === undefined) {
      return [];
    }
    return ids.has(example.shows[0] ?? '')
      ? [renderListing(example, context)]
      : [renderLink(example, context)];
  });
}

/** The rest of a comment, without its listings if there is an example of ours. */
export function detailsBeside(example: string, {details}: Doc): Markdown {
  return example === ''
    ? details
    : details
        // With the words before it, such as "An example:".
        .replace(/(?:^|\n)(?:[^\n:][^\n]*:\n+)?```[\s\S]*?```/g, '\n')
        .replace(/\n{3,}/g, '\n\n')
        .trim();
}
