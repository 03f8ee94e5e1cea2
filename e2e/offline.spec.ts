import {cpSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {listPath, type OfflineList} from '../plugins/offline/offlineList';
import {writeOfflineLists} from '../scripts/build/writeOfflineLists';
import {startBundled} from '../server/testing/startBundled';
import {startApp, uses} from './apps';
import {builtPages} from './builtPages';
import {findViolations} from './findViolations';
import {expect, test, type Page} from './fixtures';
import {expectHydrated, openPage} from './openPage';
import {hitsOf, searchFor} from './searchPageObject';

const tutorial = '/docs/tutorials/get-started/';
const tensorPage = '/docs/api/core/interfaces/torchlive_torch.tensor/';

/** Opens the dialog of the version menu. */
async function openDialog(page: Page) {
  await page.locator('.navbar-versions').first().hover();
  await page
    .getByRole('button', {name: /^Keep .+ for offline reading$/})
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Keeps the latest version. */
async function keepLatest(page: Page, origin: string, hasModels = false) {
  await openPage(page, origin + tutorial);
  const dialog = await openDialog(page);
  if (hasModels) {
    await dialog.getByRole('checkbox', {name: /models/}).check();
  }
  await dialog.getByRole('button', {name: 'Keep', exact: true}).click();
  await expect(dialog).toContainText('can be read without a network now', {
    timeout: 40_000,
  });
  return dialog;
}

function storedCaches(page: Page): Promise<string[]> {
  return page.evaluate(() => caches.keys());
}

function registrations(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const found = await navigator.serviceWorker.getRegistrations();
    return found.length;
  });
}

/** Up to ten pages of each kind that a kept version has. */
function pagesOfFamilies(): string[] {
  const stored = JSON.parse(
    readFileSync(`build${listPath('0.2.3')}`, 'utf8'),
  ) as OfflineList;
  const addresses = stored.files
    .map(([address]) => address)
    .filter(
      (address) => address.endsWith('/') && !address.startsWith('/embed/'),
    );
  const families = new Map<string, string[]>();
  for (const address of addresses) {
    const family = /^\/(?:docs\/.+|example)\/(?=[^/]+\/$)|^\//.exec(
      address,
    )?.[0];
    families.set(family ?? '', [
      ...(families.get(family ?? '') ?? []),
      address,
    ]);
  }
  return [...families.values()].flatMap((pages) => pages.slice(0, 10));
}

test('without a network: pages of each family, search, Run and the phone', async ({
  page,
  allowed,
}) => {
  test.setTimeout(120_000);
  // The star count, and what is not stored.
  allowed.push(/ERR_CONNECTION_REFUSED/, /ERR_FAILED/);
  const server = await startBundled('build');
  const origin = `http://localhost:${server.port}`;
  const dialog = await keepLatest(page, origin, true);
  await expect(dialog).toContainText(
    /Stored on this device: 0\.2\.3 with the models, \d+\.\d MB/,
  );
  await server.stop();

  const pages = pagesOfFamilies();
  expect(pages.length).toBeGreaterThan(40);
  const titles = new Map(
    builtPages().map(({path: own, html}) => [
      own,
      /<title[^>]*>([^<]+)/.exec(html)?.[1],
    ]),
  );
  for (const address of pages) {
    await page.goto(origin + address, {waitUntil: 'domcontentloaded'});
    await expect(page).toHaveTitle(titles.get(address) ?? '');
  }

  await openPage(page, `${origin}/faq`);
  await expect(page).toHaveURL(`${origin}/faq/`);
  await searchFor(page, 'softmax');
  await expect(hitsOf(page).first()).toBeVisible();
  await hitsOf(page).first().click();
  await expect(page).toHaveURL(/\/docs\/api\//);

  await openPage(page, origin + tensorPage);
  const add = page.locator('[data-member="add"]');
  await add.getByRole('button', {name: 'Run'}).click();
  await expect(add.getByRole('log')).toContainText('Float32Array [21, 22]');
  // Its headers keep the frame apart, where an attribute would keep it from the worker.
  const frame = page.frame({url: /\/embed\/run\//});
  expect(await frame?.evaluate(() => self.origin)).toBe('null');
  expect(
    await page.evaluate(
      () => document.querySelector('iframe')?.contentDocument,
    ),
  ).toBeNull();

  await uses['snacks/image-classification']?.(
    await startApp(
      page,
      `${origin}/docs/tutorials/snacks/image-classification/`,
    ),
  );

  // By address, and by a link.
  const other = '/docs/0.2.1/tutorials/get-started/';
  for (const open of [
    () => page.goto(origin + other),
    async () => {
      await openPage(page, origin + tutorial);
      await page.locator('.navbar-versions').first().hover();
      await page
        .locator('.navbar-versions')
        .getByRole('link', {name: '0.2.1'})
        .click();
    },
  ]) {
    await open();
    await expect(page.locator('h1')).toHaveText('Not stored');
    await expect(page.locator('main')).toContainText(`${other} is not stored`);
    await expect(page.locator('main')).toContainText(
      '0.2.3: tutorials and reference, with the models',
    );
  }
  expect(await findViolations(page)).toEqual([]);
});

test('a deploy is offered and never mixed with what is stored; one press removes all', async ({
  page,
}, testInfo) => {
  test.setTimeout(120_000);
  const root = testInfo.outputPath('build');
  cpSync('build', root, {
    recursive: true,
    filter: (source) => !/\/\.earlier$|\.(?:br|gz)$/.test(source),
  });
  const faq = path.join(root, 'faq/index.html');
  const html = readFileSync(faq, 'utf8');
  writeFileSync(faq, html.replace('<html', '<html data-deploy="second"'));
  writeOfflineLists(root);
  const second = page.locator('html[data-deploy="second"]');
  const notice = page.getByRole('complementary', {name: 'Update'});

  const {port, stop} = await startBundled('build');
  const origin = `http://localhost:${port}`;
  await keepLatest(page, origin);
  await openPage(page, `${origin}/faq/`);
  await expect(notice).toHaveCount(0);
  await stop();

  const server = await startBundled(root, {}, port);
  await openPage(page, `${origin}/faq/`);
  await expect(notice).toContainText('The site was updated');
  await expect(second).toHaveCount(0);
  expect(
    await findViolations(page, {within: 'aside[aria-label="Update"]'}),
  ).toEqual([]);
  // What is not stored comes from the network, and has its own search.
  await openPage(page, `${origin}/docs/0.2.1/tutorials/get-started/`);
  await searchFor(page, 'softmax');
  await expect(hitsOf(page).first()).toBeVisible();

  await openPage(page, `${origin}/faq/`);
  const [, before] = await storedCaches(page);
  await notice.getByRole('button', {name: 'Update'}).click();
  await expect(second).toHaveCount(1, {timeout: 40_000});
  await expectHydrated(page);
  const [, after, ...others] = await storedCaches(page);
  expect(after).not.toBe(before);
  expect(others).toEqual([]);
  await expect(notice).toHaveCount(0);

  const dialog = await openDialog(page);
  await dialog.getByRole('button', {name: 'Remove'}).click();
  await expect(dialog).toContainText('Nothing is stored');
  expect(await storedCaches(page)).toEqual([]);
  expect(await registrations(page)).toBe(0);
  await server.stop();
});

test('nothing is stored unasked, after a press of Cancel, with full storage or after eviction', async ({
  page,
  allowed,
}) => {
  test.setTimeout(120_000);
  // Chromium's word for the downloads that are cancelled.
  allowed.push(/ERR_ABORTED/);
  const server = await startBundled('build');
  const origin = `http://localhost:${server.port}`;
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await openPage(page, origin + tutorial);
  const expectNothing = async () => {
    expect(await storedCaches(page)).toEqual([]);
    expect(await registrations(page)).toBe(0);
  };
  await expectNothing();
  expect(loaded.filter((url) => /sw\.js|offline/.test(url))).toEqual([]);

  const dialog = await openDialog(page);
  const keep = dialog.getByRole('button', {name: 'Keep', exact: true});
  await expect(dialog).toContainText(/Version 0\.2\.3: \d+\.\d MB/);
  await expect(dialog).toContainText(/models of the apps, too: \d+\.\d MB/);
  expect(await findViolations(page, {within: 'dialog'})).toEqual([]);
  await keep.click();
  await expect(dialog.getByRole('progressbar')).toBeVisible();
  await dialog.getByRole('button', {name: 'Cancel'}).click();
  await expect(dialog).toContainText('Cancelled. Nothing was stored.');
  await expectNothing();

  const session = await page.context().newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', {
    origin,
    quotaSize: 1e6,
  });
  await keep.click();
  await expect(dialog).toContainText('too little storage');
  await expectNothing();
  await session.send('Storage.overrideQuotaForOrigin', {origin});

  // The storage fills up meanwhile.
  await page.evaluate(() => {
    const original = Object.getOwnPropertyDescriptor(Cache.prototype, 'put');
    let count = 0;
    Cache.prototype.put = function putUntilFull(...args) {
      count += 1;
      if (count === 20) {
        Object.defineProperty(Cache.prototype, 'put', original ?? {});
        throw new DOMException('full', 'QuotaExceededError');
      }
      return (original?.value as Cache['put']).apply(this, args);
    };
  });
  await keep.click();
  await expect(dialog).toContainText('too little storage');
  await expectNothing();

  await keep.click();
  await expect(dialog).toContainText('can be read without a network now', {
    timeout: 40_000,
  });
  await page.evaluate(async () => {
    const names = await caches.keys();
    await Promise.all(names.map((name) => caches.delete(name)));
  });
  await openPage(page, `${origin}/faq/`);
  await expect.poll(() => registrations(page)).toBe(0);
  await expect(await openDialog(page)).not.toContainText(
    'Stored on this device',
  );
  await server.stop();
});
