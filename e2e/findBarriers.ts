import {createRequire} from 'node:module';
import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import type {AxeResults, RunOptions} from 'axe-core';

declare global {
  // What the script of axe-core leaves on the page.
  var axe: {run(root: Document, options: RunOptions): Promise<AxeResults>};
}

const axeScript = readFileSync(
  createRequire(__filename).resolve('axe-core/axe.min.js'),
  'utf8',
);

/**
 * What axe finds wrong on the page as it is now, one line for each rule that is
 * broken: all rules, or only those named. The package's own Playwright wrapper
 * opens a second page for each analysis and lists what passed too, which takes
 * longer than the analysis.
 */
export async function findBarriers(
  page: Page,
  rules?: readonly string[],
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) {
    await page.evaluate(axeScript);
  }
  const {violations} = await page.evaluate(
    (named) =>
      globalThis.axe.run(document, {
        resultTypes: ['violations'],
        ...(named === undefined ? {} : {runOnly: [...named]}),
      }),
    rules,
  );
  return violations.map(
    ({id, nodes}) => `${id}: ${nodes.map(({html}) => html).join(' ')}`,
  );
}
