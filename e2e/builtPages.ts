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
