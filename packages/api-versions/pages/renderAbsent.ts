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
  | {kind: 'module'; name: string}
  | Pick<ApiSymbol, 'module' | 'name' | 'kind'>;

/** Path of the page below `api/core/`, the same in every version. */
export function absentPath(absent: AbsentPage): string {
  return absent.kind === 'module'
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

/** Explains why a version lacks it: it was added later, or removed. */
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
    return `\`${name}\` was added in ${label(next)}. This version has no replacement. To use it, upgrade to ${label(next)} or later.`;
  }
  const removedIn = versions[last + 1] ?? '';
  const advice = gone && replacementOf(context.history, gone, removedIn);
  return `\`${name}\` was removed in ${label(last + 1)}. ${context.linkNames(advice ?? 'The package names no replacement.')}`;
}

function explainLocal({name, href}: Snapshot): string {
  return `In this version the module does not export \`${name}\`, so it has no page of its own. [The page of the module](${href}) describes it.`;
}

/** The page at the path of a symbol or module that has its page in other versions only. */
export function renderAbsentPage(
  absent: AbsentPage,
  context: PageContext,
): string {
  const {history, version} = context;
  const path = absentPath(absent);
  const key = absent.kind === 'module' ? undefined : keyOf(absent);
  const presence =
    key === undefined
      ? history.modulePresence(absent.name)
      : history.presence(key);
  const stateIn = (each = ''): Snapshot | undefined =>
    key === undefined ? undefined : history.find(each, key);
  // A type that its module does not export has no page.
  const withPage = presence.filter((each) => stateIn(each)?.local !== true);
  const here = stateIn(version.docsVersion);
  const gone = stateIn(presence.at(-1));
  const word = absent.kind === 'module' ? 'module' : kindWords[absent.kind];
  const labels = withPage.map((each) => context.info(each).label).join(', ');
  const missing = `not ${here ? 'exported ' : ''}in ${version.label}`;
  return page(
    {
      ...frontMatter(context, {
        title: `${absent.name} ${word}, ${missing}`,
        label: absent.name,
        summary: here
          ? `A type that its module does not export yet. It has a page in ${labels}.`
          : `Not in this version. It is in ${labels}.`,
      }),
      ...(absent.kind !== 'module' && {
        api_topic: context.topicOf(absent.module, absent.name),
      }),
      api_kind: absent.kind,
      unlisted: true,
      ...(context.options.sidebar !== undefined && {
        displayed_sidebar: context.options.sidebar,
      }),
      hide_table_of_contents: true,
    },
    component(
      'ApiHeader',
      {
        kind: absent.kind,
        name: absent.name,
        versions: context.availability(path, presence),
        elsewhere: context.elsewhere(`${version.root}core/${path}/`),
      },
      here ? `Not exported in ${version.label}.` : `Not in ${version.label}.`,
    ),
    here
      ? explainLocal(here)
      : explainAbsence(absent.name, presence, gone, context),
    `Read its page in ${listVersions(withPage, path, context)}. [The overview](${version.root}core/) lists everything in ${version.label}.`,
  );
}
