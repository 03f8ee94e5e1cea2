import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** A page of the build: its address, and its HTML as built. */
export type BuiltPage = {
  path: string;
  html: string;
};

const build = path.resolve('build');

/** Every HTML page of the build by its address; `404.html` answers for what is not there. */
export function builtPages(): BuiltPage[] {
  return readdirSync(build, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({
      path: `/${file.replaceAll(path.sep, '/').replace(/index\.html$/, '')}`,
      html: readFileSync(path.join(build, file), 'utf8'),
    }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** Pages whose own address the server answers otherwise than with 200. */
const otherAnswers = new Map([
  ['/404.html', '/no-such-page/'],
  // Without an id these redirect to the starter Snack.
  ['/snack/', '/snack/@playtorch/image-classification/'],
  ['/expo/', '/expo/@playtorch/nlp-qa-demo/'],
]);

/** Every page that a reader comes to: an address that shows it, and the status there. */
export function walkedPages(): {address: string; status: number}[] {
  return builtPages()
    .filter(({path: own}) => !own.startsWith('/embed/'))
    .map(({path: own}) => ({
      address: otherAnswers.get(own) ?? own,
      status: own === '/404.html' ? 404 : 200,
    }));
}
