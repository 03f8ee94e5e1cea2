import {replacementOf} from '../history/replacement';
import {keyOf, type Snapshot} from '../history/snapshots';
import {modulePath, symbolPath} from '../model/paths';
import type {ApiSymbol} from '../model/types';
import {frontMatter} from './frontMatter';
import {component, page} from './mdx';
import type {PageContext} from './PageContext';
import {kindWords} from './renderSymbolPage';

/** A page that only other versions have. */
export type AbsentPage =
  | {type: 'module'; name: string}
  | ({type: 'symbol'} & Pick<ApiSymbol, 'module' | 'name' | 'kind'>);

/** Path of the page below `api/core/`, the same in every version. */
export function absentPath(absent: AbsentPage): string {
  return absent.type === 'module'
    ? modulePath(absent.name)
    : symbolPath(absent.module, absent.name, absent.kind);
}

function listVersions(
  versions: readonly string[],
  path: string,
  context: PageContext,
): string {
  return versions
    .map((version) => {
      const {label, root} = context.info(version);
      return `[${label}](${root}core/${path}/)`;
    })
    .join(', ');
}

/** Explains why this version lacks it: it was added later, or removed. */
function explainAbsence(
  name: string,
  presence: readonly string[],
  gone: Snapshot | undefined,
  context: PageContext,
): string {
  const {versions} = context.history;
  const own = versions.indexOf(context.version.docsVersion);
  const last = versions.findLastIndex((version) => presence.includes(version));
  const label = (index: number): string =>
    context.info(versions[index] ?? '').label;
  if (own < last) {
    const next = versions.findIndex((version) => presence.includes(version));
    return `\`${name}\` came with ${label(next)}. This version has nothing in its place: to use it, move to ${label(next)} or later.`;
  }
  const removedIn = versions[last + 1] ?? '';
  const advice = gone && replacementOf(context.history, gone, removedIn);
  return `\`${name}\` was removed in ${label(last + 1)}. ${context.linkNames(advice ?? 'The package names no replacement.')}`;
}

function explainLocal(symbol: Snapshot): string {
  return `In this version the package does not export \`${symbol.name}\`: it shows in other signatures only. [Its place on the page of the module](${symbol.href}) describes it.`;
}

/** The availability page of a symbol or module that only other versions have. */
export function renderAbsentPage(
  absent: AbsentPage,
  context: PageContext,
): string {
  const {history, version} = context;
  const path = absentPath(absent);
  const key = absent.type === 'symbol' ? keyOf(absent) : undefined;
  const presence =
    key === undefined
      ? history.modulePresence(absent.name)
      : history
          .presence(key)
          .filter((each) => history.find(each, key)?.local === false);
  const here =
    key === undefined ? undefined : history.find(version.docsVersion, key);
  const last = presence.at(-1) ?? '';
  const gone = key === undefined ? undefined : history.find(last, key);
  const kind = absent.type === 'module' ? 'module' : absent.kind;
  const word = absent.type === 'module' ? 'module' : kindWords[absent.kind];
  const sentence = here
    ? explainLocal(here)
    : explainAbsence(absent.name, presence, gone, context);
  return page(
    {
      ...frontMatter(context, {
        title: `${absent.name} ${word}, not in ${version.label}`,
        label: absent.name,
        summary: `Not in this version. It is in ${presence.map((each) => context.info(each).label).join(', ')}.`,
      }),
      unlisted: true,
      displayed_sidebar: 'api',
      hide_table_of_contents: true,
    },
    component(
      'ApiHeader',
      {
        kind,
        name: absent.name,
        versions: context.availability(path, presence),
      },
      `Not in ${version.label}.`,
    ),
    sentence,
    `Read about it in ${listVersions(presence, path, context)}. [The overview](${version.root}core/) lists what ${version.label} has.`,
  );
}
