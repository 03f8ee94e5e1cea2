import type {VersionOptions} from '@docusaurus/plugin-content-docs';
import releases from '../../versions.json';
import packages from '../releases/names.json';

/** A docs version: its name in Docusaurus, its path, and the package it documents. */
export type DocsVersion = {
  /** Docusaurus's name; `current` is the folder `docs/`. */
  name: string;
  label: string;
  /** Label in the version menu. */
  menuLabel: string;
  /** Path below `/docs/`; empty for the latest. */
  path: string;
  /** Version of the npm package it documents. */
  packageVersion: string;
  banner: NonNullable<VersionOptions['banner']>;
};

/** The version at `/docs/`: the newest release, or `docs/` before there is one. */
export const [latestVersion = 'current'] = releases;

/** Package versions that differ from the name of the docs version. */
const packageVersions: Readonly<Record<string, string>> = {
  current: packages[0] ?? '',
  '0.1': '0.1.3',
};

function describeVersion(name: string): DocsVersion {
  const isCurrent = name === 'current';
  const isLatest = name === latestVersion;
  const label = isCurrent ? 'next' : name;
  const packageVersion = packageVersions[name] ?? name;
  return {
    name,
    label,
    menuLabel: isCurrent
      ? `${label} (${packageVersion}, newest)`
      : isLatest
        ? `${label} (latest)`
        : label,
    path: isLatest ? '' : label,
    packageVersion,
    banner: isLatest ? 'none' : isCurrent ? 'unreleased' : 'unmaintained',
  };
}

/** Every docs version, newest first. `docusaurus docs:version` adds one to `versions.json`. */
export const docsVersions: readonly DocsVersion[] = [
  'current',
  ...releases,
].map(describeVersion);

/** Finds a version by Docusaurus's name for it. */
export function docsVersionOf(name: string): DocsVersion {
  const found = docsVersions.find((version) => version.name === name);
  if (found === undefined) {
    throw new Error(
      `content/site/versions.ts: no docs version "${name}". Add it to the list.`,
    );
  }
  return found;
}

/** Finds a version by its label, or else by the version of its package: `next` by `0.2.4`. */
export function findDocsVersion(name: string): DocsVersion | undefined {
  return (
    docsVersions.find(({label}) => label === name) ??
    docsVersions.find(({packageVersion}) => packageVersion === name)
  );
}

/** Folder of a version's pages. */
export function docsFolder(name: string): string {
  return name === 'current' ? 'docs' : `versioned_docs/version-${name}`;
}

/** Path prefix of a version, such as `/docs/` or `/docs/0.2.1/`. */
export function versionRoot({path}: Pick<DocsVersion, 'path'>): string {
  return path === '' ? '/docs/' : `/docs/${path}/`;
}

/** The page that compares versions belongs to none. */
export const compareRoot = '/docs/compare/';

/** Address of the page that compares two versions. */
export function comparePath(from: string, to: string, only?: string): string {
  const query = {from, to, ...(only !== undefined && {only})};
  return `${compareRoot}?${new URLSearchParams(query).toString()}`;
}

/** The version a page belongs to; undefined outside the docs. */
export function versionOfPath(path: string): DocsVersion | undefined {
  if (path.startsWith(compareRoot)) {
    return undefined;
  }
  // Longest first: every root starts with the root of the latest.
  return [...docsVersions]
    .sort((a, b) => b.path.length - a.path.length)
    .find((version) => path.startsWith(versionRoot(version)));
}

/** The `versions` option of the docs plugin. */
export const versionOptions: Record<string, VersionOptions> =
  Object.fromEntries(
    docsVersions.map(({name, label, path, banner}) => [
      name,
      // Beside the breadcrumbs, so that one line is above the title.
      {label, path, banner, badge: false},
    ]),
  );
