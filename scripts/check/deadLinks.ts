import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {folderRedirects, redirects} from '../../config/serving/redirects';
import {
  docsFolder,
  versionOfPath,
  versionRoot,
} from '../../content/site/versions';
import {
  addedFiles,
  addedRoutes,
  topLevelRoutes,
} from '../../specification/routes';

/** Addresses that no file of a page is named for. */
const known = new Set<string>([
  ...redirects.map(({from}) => from),
  ...topLevelRoutes.map(([, route]) => route),
  ...addedRoutes,
  ...addedFiles,
]);

function isFile(siteDir: string, address: string): boolean {
  const version = versionOfPath(address);
  const page =
    version === undefined
      ? `src/pages${address}`
      : `${docsFolder(version.name)}/${address.slice(versionRoot(version).length)}`;
  return [
    `static${address}`,
    ...['.mdx', '.tsx', '/index.mdx', '/index.tsx'].map(
      (ending) => page.replace(/\/$/, '') + ending,
    ),
  ].some((file) => existsSync(path.join(siteDir, file)));
}

function isThere(siteDir: string, address: string): boolean {
  return (
    known.has(address) ||
    folderRedirects.some(({from}) => address.startsWith(from)) ||
    // Written by the build.
    /\/api\/core\/|^\/downloads\//.test(address) ||
    isFile(siteDir, address)
  );
}

/** Complains about redirects of single paths that lead nowhere or that hide a page. */
export function deadRedirects(siteDir: string, table = redirects): string[] {
  const file = 'config/serving/redirects.ts';
  const lines = readFileSync(path.join(siteDir, file), 'utf8').split('\n');
  return table.flatMap(({from, to}) => {
    const [address = ''] = to.split(/[?#]/);
    const line = lines.findIndex((each) => each.includes(`'${from}'`)) + 1;
    const start = `${file}:${Math.max(line, 1)}: the redirect from "${from}"`;
    return [
      isFile(siteDir, from)
        ? `${start} hides the page of that address. Remove the page or the redirect.`
        : [],
      address.startsWith('/') && !isThere(siteDir, address)
        ? `${start} leads to "${to}", and the site has no such page. Correct the address.`
        : [],
    ].flat();
  });
}

/** Complains about links from the root of the site that lead nowhere. */
export function deadLinks(
  siteDir: string,
  file: string,
  text: string,
): string[] {
  return text.split('\n').flatMap((line, index) =>
    [...line.matchAll(/\]\((\/[^)#?\s]*)/g)]
      .map(([, address = '']) => address)
      .filter((address) => !isThere(siteDir, address))
      .map(
        (address) =>
          `${file}:${index + 1}: the link leads to "${address}", and the site has no such page. Correct it, or link to the file of the page.`,
      ),
  );
}
