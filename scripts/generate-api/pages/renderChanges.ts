import {subjectOf, type ChangeType} from '../history/compare';
import {moduleSlug} from '../model/paths';
import {credit} from './credit';
import {frontMatter} from './frontMatter';
import {component, heading, page} from './mdx';
import type {PageContext} from './PageContext';
import {renderBehaviour} from './renderBehaviour';
import {renderChange} from './renderChange';

const sections: readonly {
  id: 'added' | 'changed' | 'deprecated' | 'removed';
  title: string;
  types: readonly ChangeType[];
}[] = [
  {id: 'added', title: 'Added', types: ['added']},
  {id: 'changed', title: 'Changed', types: ['changed', 'exported', 'restored']},
  {id: 'deprecated', title: 'Deprecated', types: ['deprecated']},
  {id: 'removed', title: 'Removed', types: ['removed']},
];

function renderSection(
  {id, title, types}: (typeof sections)[number],
  context: PageContext,
): string[] {
  const {docsVersion} = context.version;
  const changes = context.history
    .changesOf(docsVersion)
    .filter(({type}) => types.includes(type));
  const modules = new Set(changes.map((change) => subjectOf(change).module));
  return changes.length === 0
    ? []
    : [
        heading(2, title, id),
        ...[...modules].flatMap((module) => [
          heading(3, module, `${id}-${moduleSlug(module)}`),
          ...changes
            .filter((change) => subjectOf(change).module === module)
            .map((change) => renderChange({docsVersion, change}, context)),
        ]),
      ];
}

function renderIntro(context: PageContext): string[] {
  const {version, history} = context;
  const before = history.predecessor(version.docsVersion);
  if (before === undefined) {
    return [
      `${version.label} is the first version that these docs cover, so there is nothing to compare it with. See [the overview](${version.root}core/) for its complete API.`,
    ];
  }
  const {label, root} = context.info(before);
  const changes = history.changesOf(version.docsVersion);
  const counts = sections.map(({id, types}) => ({
    name: id,
    type: id,
    count: changes.filter(({type}) => types.includes(type)).length,
    href: `#${id}`,
  }));
  return [
    `All changes since [${label}](${root}core/), computed from the sources of \`${version.packageName}\` ${context.info(before).packageVersion} and ${version.packageVersion}.`,
    changes.length === 0
      ? 'No signature changed.'
      : component('ApiLedger', {counts}),
  ];
}

/** The page with the changes of a version since the previous one. */
export function renderChanges(context: PageContext): string {
  const {version, history} = context;
  const before = history.predecessor(version.docsVersion);
  const own = frontMatter(context, {
    hide_title: undefined,
    title: `What changed in ${version.label}`,
    label: 'What changed',
    summary:
      before === undefined
        ? 'The first documented version.'
        : `${history.changesOf(version.docsVersion).length} changes since ${context.info(before).label}: added, changed, deprecated and removed.`,
  });
  return page(
    own,
    ...renderIntro(context),
    ...sections.flatMap((section) => renderSection(section, context)),
    ...renderBehaviour(context),
    credit(context),
  );
}
