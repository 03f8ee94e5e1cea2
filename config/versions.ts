import type {VersionOptions} from '@docusaurus/plugin-content-docs';

/** A documented version: what Docusaurus calls it, where it lives and what it describes. */
export type DocsVersion = {
  /** Docusaurus's name; `current` is the folder `docs/`. */
  name: string;
  label: string;
  /** Path below `/docs/`; empty for the latest. */
  path: string;
  /** Version of the npm package it documents. */
  packageVersion: string;
  banner: NonNullable<VersionOptions['banner']>;
};

/** The version that `/docs/` shows. */
export const latestVersion = '0.2.3';

/** Every documented version, newest first. */
export const docsVersions: readonly DocsVersion[] = [
  {
    name: 'current',
    label: 'next',
    path: 'next',
    packageVersion: '0.2.4',
    banner: 'unreleased',
  },
  {
    name: latestVersion,
    label: '0.2.3',
    path: '',
    packageVersion: '0.2.3',
    banner: 'none',
  },
  ...['0.2.2', '0.2.1', '0.2.0'].map((name): DocsVersion => ({
    name,
    label: name,
    path: name,
    packageVersion: name,
    banner: 'unmaintained',
  })),
  {
    name: '0.1',
    label: '0.1',
    path: '0.1',
    packageVersion: '0.1.3',
    banner: 'unmaintained',
  },
];

/** Finds a version by Docusaurus's name for it. */
export function docsVersionOf(name: string): DocsVersion {
  const found = docsVersions.find((version) => version.name === name);
  if (found === undefined) {
    throw new Error(
      `config/versions.ts: no docs version "${name}". Add it to the list.`,
    );
  }
  return found;
}

/** Folder of a version's pages. */
export function docsFolder(name: string): string {
  return name === 'current' ? 'docs' : `versioned_docs/version-${name}`;
}

/** Path prefix of a version, such as `/docs/` or `/docs/0.2.1/`. */
export function versionRoot({path}: Pick<DocsVersion, 'path'>): string {
  return path === '' ? '/docs/' : `/docs/${path}/`;
}

/** The version that a page belongs to; undefined outside the docs. */
export function versionOfPath(path: string): DocsVersion | undefined {
  // The root of the latest starts every other.
  return [...docsVersions]
    .sort((a, b) => b.path.length - a.path.length)
    .find((version) => path.startsWith(versionRoot(version)));
}

/** The same list in the shape of the docs plugin's `versions` option. */
export const versionOptions: Record<string, VersionOptions> =
  Object.fromEntries(
    docsVersions.map(({name, label, path, banner}) => [
      name,
      {label, path, banner, badge: true},
    ]),
  );
