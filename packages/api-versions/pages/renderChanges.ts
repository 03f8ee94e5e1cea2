import {behaviourBetween} from '../comparisons/behaviourBetween';
import {subjectOf} from '../history/compare';
import {lists, sections, type Section} from '../history/sections';
import {moduleSlug} from '../model/paths';
import {credit} from './credit';
import {frontMatter} from './frontMatter';
import {component, heading, page} from './mdx';
import type {PageContext} from './PageContext';
import {renderBehaviour} from './renderBehaviour';
import {renderChange} from './renderChange';

function renderSection(section: Section, context: PageContext): string[] {
  const {id, title} = section;
  const {docsVersion} = context.version;
  const changes = context.history
    .changesOf(docsVersion)
    .filter(({type}) => lists(section, type));
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

function renderIntro(
  context: PageContext,
  before: PageContext | undefined,
  behaviours: number,
): string[] {
  const {version, history} = context;
  const {comparePath} = context.options;
  if (before === undefined) {
    const newest = context.versions.at(-1)?.label ?? '';
    const newer = comparePath?.(version.label, newest);
    return [
      `${version.label} is the first version that these docs cover, so there is nothing to compare it with.`,
      `See [the overview](${version.root}core/) for its complete API${newer === undefined ? '' : `, or [compare it with a newer version](${newer})`}. ${notesLink(context)}`,
    ];
  }
  const {label, root, packageVersion} = before.version;
  const others = comparePath?.(label, version.label);
  const changes = history.changesOf(version.docsVersion);
  const counts = [
    ...sections.map((section) => ({
      name: section.id,
      type: section.id,
      count: changes.filter(({type}) => lists(section, type)).length,
      href: `#${section.id}`,
    })),
    {
      name: 'behavior',
      type: 'behaviour',
      count: behaviours,
      href: '#behaviour',
    },
  ];
  const sources = `the sources of \`${version.packageName}\` ${packageVersion} and ${version.packageVersion}`;
  return [
    ...(changes.length + behaviours === 0
      ? [
          `Nothing changed since [${label}](${root}core/), as computed from ${sources}.`,
        ]
      : [
          `All changes since [${label}](${root}core/), computed from ${sources}.`,
          component('ApiLedger', {counts}),
        ]),
    `${others === undefined ? '' : `[Compare other versions](${others}). `}${notesLink(context)}`,
  ];
}

/** Leads to what the authors of the package wrote about the release. */
function notesLink({version, options: {releaseNotes}}: PageContext): string {
  return releaseNotes === undefined
    ? ''
    : `The authors' own words are in the [release notes of ${version.packageVersion}](${releaseNotes(version.packageVersion)}).`;
}

/** Lets feed readers find the feed of releases. */
function feedLink({options: {feedPath}}: PageContext): string {
  return feedPath === undefined
    ? ''
    : `<head>\n  <link rel="alternate" type="application/atom+xml" title="Releases" href="${feedPath}" />\n</head>`;
}

/** The page with the changes of a version since the previous one. */
export function renderChanges(
  context: PageContext,
  before?: PageContext,
): string {
  const {version, history} = context;
  const behaviours =
    before === undefined ? [] : behaviourBetween(before, context);
  const count =
    history.changesOf(version.docsVersion).length + behaviours.length;
  const own = frontMatter(context, {
    hide_title: undefined,
    title: `What changed in ${version.label}`,
    label: 'What changed',
    summary:
      before === undefined
        ? 'The first documented version.'
        : `${count} changes since ${before.version.label}: added, changed, deprecated, removed, and different in behavior.`,
  });
  return page(
    own,
    feedLink(context),
    ...renderIntro(context, before, behaviours.length),
    ...sections.flatMap((section) => renderSection(section, context)),
    ...renderBehaviour(behaviours, context),
    credit(context),
  );
}
