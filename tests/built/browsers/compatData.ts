import bcd from '@mdn/browser-compat-data/forLegacyNode';
import type {
  BrowserName,
  Identifier,
  SimpleSupportStatement,
} from '@mdn/browser-compat-data/types';
import {oldestBrowsers} from 'build-utils/browsers';

const {api, javascript, webassembly, css} = bcd;

export const compat = {
  apis: api,
  builtins: {...javascript.builtins, ...webassembly.api},
  styles: css,
} as unknown as Record<'apis' | 'builtins' | 'styles', Identifier>;

/** The browsers that MDN names otherwise. */
const names: Readonly<Record<string, BrowserName>> = {
  ios_saf: 'safari_ios',
};

/** The oldest browsers that the site promises, from its package.json. */
export const oldest: ReadonlyMap<string, number> = oldestBrowsers();

function isThere(
  {version_added, version_removed, flags, prefix}: SimpleSupportStatement,
  version: number,
): boolean {
  return (
    typeof version_added === 'string' &&
    // Such as ≤79.
    parseFloat(version_added.replace('≤', '')) <= version &&
    (typeof version_removed !== 'string' ||
      parseFloat(version_removed) > version) &&
    flags === undefined &&
    prefix === undefined
  );
}

/** The browsers that lack a feature, with their version. */
export function lackingBrowsers({__compat}: Identifier): string[] {
  if (__compat === undefined) {
    return [];
  }
  return [...oldest].flatMap(([name, version]) => {
    const browser = names[name] ?? (name as BrowserName);
    const statements: readonly SimpleSupportStatement[] = [
      __compat.support[browser] ?? [],
    ].flat();
    return statements.some((statement) => isThere(statement, version))
      ? []
      : [`${name} ${version}`];
  });
}

/** A part of what MDN knows of a feature. */
export function partOf(
  feature: Identifier | undefined,
  name: string,
): Identifier | undefined {
  return feature !== undefined && Object.hasOwn(feature, name)
    ? feature[name]
    : undefined;
}

/** Whether MDN knows a feature, and one of the oldest browsers lacks it. */
export const isNewer = (feature: Identifier | undefined): boolean =>
  feature !== undefined && lackingBrowsers(feature).length > 0;
