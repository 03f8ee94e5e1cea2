import {component} from './mdx';
import type {PageContext} from './PageContext';

/** The line at the bottom that names the package behind the page. */
export function credit({version}: PageContext): string {
  return component('ApiCredit', {
    package: version.packageName,
    version: version.packageVersion,
    license: version.license,
    derivedFrom: version.derivedFrom,
  });
}
