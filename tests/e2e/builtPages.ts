import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** A page of the build: its address, and its HTML as built. */
export type BuiltPage = {
  path: string;
  html: string;
};

const build = path.resolve('build');

/** Every HTML page of the build by its address; `404.html` is the page for all that is not found. */
export function builtPages(): BuiltPage[] {
  return readdirSync(build, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({
      path: `/${file.replaceAll(path.sep, '/').replace(/index\.html$/, '')}`,
      html: readFileSync(path.join(build, file), 'utf8'),
    }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** Pages that are shown, or show more, at another address than their own. */
const otherAddresses = new Map([
  ['/404.html', '/no-such-page/'],
  // Without an id these redirect to the starter Snack.
  ['/snack/', '/snack/@playtorch/image-classification/'],
  ['/expo/', '/expo/@playtorch/nlp-qa-demo/'],
  // With a query it shows results.
  ['/search/', '/search/?q=tensor'],
]);

/** Every page that a reader can open, with an address that shows it; frame documents are left out. */
export function readablePages(): (BuiltPage & {address: string})[] {
  return builtPages()
    .filter(({path: own}) => !own.startsWith('/embed/'))
    .map((page) => ({
      ...page,
      address: otherAddresses.get(page.path) ?? page.path,
    }));
}
