import {redirects} from '../../config/serving/redirects';
import {rewrites} from '../../config/serving/rewrites';

/** The files without which a build stops: the not-found page, and where redirects and rewrites lead. */
export const requiredPages: readonly string[] = [
  '404.html',
  ...new Set(
    [...redirects.map(({to}) => to), ...rewrites.map(({page}) => page)]
      .filter((target) => target.startsWith('/'))
      .map((target) => `${target.slice(1)}index.html`),
  ),
];
