import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from '../fixtures';
import {measureFirstVisit} from './packages/firstVisit';
import {products} from './packages/products';
import {serveSite} from './packages/serveSite';
import {
  buildSite,
  buildStock,
  makeStockSite,
  runIn,
} from './packages/stockSite';

// Each site has an origin of its own, whose storage nothing clears.
test.use({ownContext: true});
test.setTimeout(1_800_000);

let folder = '';
test.beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'packages-'));
});
test.afterEach(() => rmSync(folder, {recursive: true}));

for (const tested of [...products.map((product) => [product]), products]) {
  const names = tested.map(({name}) => name);
  const subject = tested.length === 1 ? names.join() : 'all of them together';
  test(`${subject}: a stock site works by the lines of the README, and cuts a version`, async ({
    page,
    allowed,
  }) => {
    allowed.push(
      // The template's authors have pictures elsewhere.
      /ERR_NAME_NOT_RESOLVED: https:\/\/github\.com\//,
      // What is not stored, when the host has stopped.
      /ERR_CONNECTION_REFUSED/,
      /ERR_FAILED/,
    );
    const site = await makeStockSite(folder, names);
    for (const versions of [1, 2]) {
      if (versions > 1) {
        runIn(site, 'npm', 'run', 'docusaurus', 'docs:version', '1.0');
      }
      const build = buildSite(site);
      for (const {check} of tested) {
        await serveSite(build, (host) => check(page, host, versions));
      }
    }
  });
}

test('docusaurus-fast: a long page of a stock site sends less', async ({
  page,
}) => {
  const site = await makeStockSite(folder, ['docusaurus-fast']);
  const costs: {requests: number; bytes: number}[] = [];
  for (const build of [buildStock(site), buildSite(site)]) {
    await serveSite(build, async ({origin}) => {
      costs.push(await measureFirstVisit(page, `${origin}/docs/long`));
    });
  }
  const [stock, fast] = costs;
  console.log(JSON.stringify({stock, fast}));
  expect(fast?.bytes).toBeLessThan(stock?.bytes ?? 0);
  expect(fast?.requests).toBeLessThan(stock?.requests ?? 0);
});
