import {component} from './mdx';
import type {PageContext} from './PageContext';

/** The line at the foot that says what the page was made from. */
export function credit({version}: PageContext): string {
  return component('ApiCredit', {
    package: version.packageName,
    version: version.packageVersion,
    license: version.license,
    derivedFrom: version.derivedFrom,
  });
}
