import {
  copyFileSync,
  linkSync,
  mkdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {finishBuild} from 'keep-offline';
import {listPath, type OfflineList} from 'keep-offline/lists';
import {latestVersion} from '../../../../content/site/versions';
import {readSiteFiles} from 'site-server/build';
import {startBundled} from '../../../lib/startBundled';
import {consolePath} from 'run-in-page/data';
import {startApp, uses} from '../../apps';
import {findViolations} from '../../findViolations';
import {expect, test, type Page} from '../../fixtures';
import {emptyApp, hostile, hostileReports} from '../../hostileCode';
import {expectHydrated, openPage} from '../../openPage';
import {pickVersion} from '../../pickVersion';
import {hitsOf, searchFor} from '../../searchPageObject';
import {full} from '../../fullRun';

// What is stored for the servers of these tests would stay.
test.use({
  ownContext: true,
  permissions: ['clipboard-read', 'clipboard-write'],
});

const tutorial = '/docs/tutorials/get-started/';
const otherTutorial = '/docs/0.2.1/tutorials/get-started/';

/** A page may look for a deploy while the server is stopped. */
const asksStopped = new RegExp(
  `ERR_CONNECTION_REFUSED: .*/offline/${latestVersion}\\.json$`,
);

/** What the dialog says of a version before it is stored. */
const sizeOfLatest = new RegExp(`Version ${latestVersion}: \\d+\\.\\d MB`);

/** Opens the version menu with the keyboard, and with it the dialog. */
async function openDialog(page: Page) {
  await page.locator('.navbar-versions').first().press('Enter');
  await page
    .getByRole('link', {
      name: /^(?:Save .+ for offline reading|Saved for offline reading: .+)$/,
    })
    .first()
    .press('Enter');
  const dialog = page.getByRole('dialog');
  const keep = dialog.getByRole('button', {name: 'Save', exact: true});
  await expect(dialog).toBeVisible();
  return {
    dialog,
    keep,
    /** Presses Keep, and waits until all is stored. */
    keepAll: async () => {
      await keep.click();
      await expect(dialog).toContainText(
        `You can read ${latestVersion} offline now`,
        {
          timeout: 40_000,
        },
      );
    },
  };
}

/** What the browser stores, and how many workers it has. */
function readStorage(page: Page) {
  return page.evaluate(async () => ({
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));
}

const nothing = {caches: [], workers: 0};

/** Up to three pages of each family that the version has. */
function pagesOfFamilies(): string[][] {
  const {files} = JSON.parse(
    readFileSync(`build/${listPath(latestVersion)}`, 'utf8'),
  ) as OfflineList;
  const families = new Map<string, string[]>();
  for (const [address] of files) {
    if (/^(?!\/embed\/).*\/$/.test(address)) {
      const [family = ''] =
        /^\/(?:docs\/.+|example)\/(?=[^/]+\/$)|^\//.exec(address) ?? [];
      families.set(family, [...(families.get(family) ?? []), address]);
    }
  }
  return [...families.values()].map((pages) => pages.slice(0, 3));
}

function titleOf(page: string): string {
  const html = readFileSync(`build${page}index.html`, 'utf8');
  return /<title[^>]*>([^<]+)/.exec(html)?.[1] ?? '';
}

test('without a network: pages of each family, search, Run, the phone, and a menu that says what is kept and asks before it removes', async ({
  page,
  allowed,
}) => {
  test.setTimeout(120_000);
  // What is not stored.
  allowed.push(/ERR_CONNECTION_REFUSED/, /ERR_FAILED/, ...hostileReports);
  const server = await startBundled('build');
  const origin = `http://localhost:${server.port}`;
  await openPage(page, origin + tutorial);
  const {dialog, keepAll} = await openDialog(page);
  await dialog.getByRole('checkbox', {name: /^Models/}).check();
  await keepAll();
  await expect(dialog).toContainText(
    new RegExp(
      `Stored in this browser: ${latestVersion} with the models, \\d+\\.\\d MB, on \\w+ \\d+, 20\\d\\d`,
    ),
  );
  await server.stop();

  const families = pagesOfFamilies();
  expect(families.flat().length).toBeGreaterThan(15);
  for (const [first = '', ...others] of families) {
    await page.goto(origin + first, {waitUntil: 'domcontentloaded'});
    await expect(page).toHaveTitle(titleOf(first));
    const titles = await page.evaluate(
      (addresses) =>
        Promise.all(
          addresses.map(async (address) => {
            const html = await (await fetch(address)).text();
            return /<title[^>]*>([^<]+)/.exec(html)?.[1];
          }),
        ),
      others,
    );
    expect(titles).toEqual(others.map(titleOf));
  }
  for (const [address, target] of [
    ['/faq?a=b', '/faq/?a=b'],
    ['/docs/tutorials/get-started.html', tutorial],
    [`/docs/${latestVersion}/api`, '/docs/api/core/'],
  ] as const) {
    await page.goto(origin + address, {waitUntil: 'domcontentloaded'});
    await expect(page).toHaveURL(origin + target);
  }

  await expectHydrated(page);
  await page.getByRole('button', {name: 'Copy page'}).click();
  await expect(page.getByRole('button', {name: 'Copied'})).toBeVisible();
  await searchFor(page, 'softmax');
  await hitsOf(page).first().click();
  await expect(page).toHaveURL(/\/docs\/api\/.+softmax/i);
  await openPage(page, `${origin}/search/?q=softmax&version=0.2.1`);
  await expect(page.getByRole('alert')).toContainText('0.2.1 isn’t saved');

  await openPage(
    page,
    origin + consolePath({release: latestVersion, code: hostile + emptyApp}),
  );
  await page.getByRole('button', {name: 'Run', exact: true}).click();
  const output = page.getByRole('log');
  await expect(output).toContainText('all tried');
  expect((await output.innerText()).match(/ stopped/g)).toHaveLength(18);
  const frame = page.frame({url: 'about:srcdoc'});
  expect(await frame?.evaluate(() => self.origin)).toBe('null');

  await uses['snacks/image-classification']?.(
    await startApp(
      page,
      `${origin}/docs/tutorials/snacks/image-classification/`,
    ),
  );

  // By address, and by a link.
  for (const open of [
    () => page.goto(origin + otherTutorial),
    async () => {
      await openPage(page, origin + tutorial);
      await pickVersion(page, latestVersion, '0.2.1');
    },
  ]) {
    await open();
    await expect(page.locator('h1')).toHaveText('Not stored');
    await expect(page.locator('main')).toContainText(otherTutorial);
    await expect(page.locator('main')).toContainText(
      `${latestVersion}: tutorials and reference, with the models`,
    );
  }
  expect(await findViolations(page, {within: 'main'})).toEqual([]);

  await test.step('the menu says what is kept, and Remove asks first', async () => {
    await openPage(page, origin + tutorial);
    await openDialog(page);
    await expect(
      page.locator('.navbar').getByText(`reading: ${latestVersion}`).first(),
    ).toBeAttached();
    await expect(dialog.getByRole('heading')).toHaveText(
      `${latestVersion} is saved for offline reading`,
    );
    await expect(dialog).toContainText(/MB, on \w+ \d+, 20\d\d/);
    await expect(dialog).not.toContainText('This stores');
    await expect(dialog).toContainText('You’re offline');
    const remove = dialog.getByRole('button', {name: 'Remove'});
    await remove.click();
    await expect(dialog).toContainText('Press Remove once more');
    await expect(dialog).toContainText('Stored in this browser');
    await remove.click();
    await expect(dialog).toContainText('Nothing is stored');
  });
});

/** Files that the tests below do without; they are half of a version. */
const unneeded =
  /^\/(?:(?:app|example|assets\/apps)\/|docs\/(?!(?:0\.2\.1\/)?tutorials\/get-started\/))/;

/** Writes a small build, with some files changed. */
function writeBuild(
  root: string,
  changed: Readonly<Record<string, string>> = {},
): Promise<void> {
  for (const file of readSiteFiles('build').keys()) {
    if (!unneeded.test(file)) {
      const copy = path.join(root, file);
      mkdirSync(path.dirname(copy), {recursive: true});
      if (changed[file] !== undefined) {
        writeFileSync(copy, changed[file]);
      } else if (/^\/offline\/.+\.json$/.test(file)) {
        copyFileSync(path.join('build', file), copy);
      } else {
        linkSync(path.join('build', file), copy);
      }
    }
  }
  return finishBuild(root);
}

test(
  'pages that the browser stores are marked until they are removed, and no others',
  full,
  async ({page}) => {
    const mark = page.getByRole('link', {name: 'Saved copy'});
    await openPage(page, tutorial);
    await expect(mark).toHaveCount(0);
    await (await openDialog(page)).keepAll();
    await openPage(page, '/faq/');
    await expect(mark).toBeInViewport();
    expect(await findViolations(page, {within: '.navbar'})).toEqual([]);
    // It is a part of the navbar, so that it covers nothing, at any width.
    const items = page
      .locator('.navbar')
      .locator('a, button, summary')
      .filter({visible: true});
    for (const width of [320, 390, 996, 1000, 1300, 1440]) {
      await page.setViewportSize({width, height: 844});
      const own = await mark.boundingBox();
      const boxes = await items.evaluateAll((all) =>
        all.map((item) => item.getBoundingClientRect().toJSON() as DOMRect),
      );
      const overlapping = boxes.filter(
        ({left, right, top, bottom}) =>
          own !== null &&
          left < own.x + own.width &&
          right > own.x &&
          top < own.y + own.height &&
          bottom > own.y,
      );
      expect(overlapping, `the mark alone at ${width} px`).toHaveLength(1);
    }
    await openPage(page, otherTutorial);
    await expect(page.locator('.navbar')).toContainText('0.2.1');
    await expect(mark).toHaveCount(0);

    await openPage(page, '/faq/');
    const {dialog} = await openDialog(page);
    await dialog.getByRole('button', {name: 'Remove'}).click();
    await expect(dialog).toContainText('Nothing is stored');
    await expect(mark).toHaveCount(0);
  },
);

test('a deploy is offered and never mixed with what is stored; one press removes all', async ({
  page,
  allowed,
}, testInfo) => {
  allowed.push(asksStopped);
  test.setTimeout(120_000);
  const [before, after] = ['first', 'second'].map((name) =>
    testInfo.outputPath(name),
  ) as [string, string];
  await writeBuild(before);
  const faq = readFileSync('build/faq/index.html', 'utf8');
  await writeBuild(after, {
    '/faq/index.html': faq.replace('<html', '<html data-build="second"'),
    '/page-titles.json': '"second"',
  });
  const second = page.locator('html[data-build="second"]');
  const notice = page.getByRole('complementary', {name: 'Update'});
  const hasSecondTitles = () =>
    page.evaluate(async () => {
      const titles = await fetch('/page-titles.json', {cache: 'no-cache'});
      return (await titles.json()) === 'second';
    });

  const first = await startBundled(before);
  const origin = `http://localhost:${first.port}`;
  await openPage(page, origin + tutorial);
  await (await openDialog(page)).keepAll();
  await openPage(page, `${origin}/faq/`);
  await expect(notice).toHaveCount(0);
  await first.stop();

  const server = await startBundled(after, {}, first.port);
  // What is not stored comes from the network, and so does its data.
  await openPage(page, origin + otherTutorial);
  expect(await hasSecondTitles()).toBe(true);
  await searchFor(page, 'softmax');
  await expect(hitsOf(page).first()).toBeVisible();
  await openPage(page, `${origin}/faq/`);
  await expect(second).toHaveCount(0);
  expect(await hasSecondTitles()).toBe(false);
  await expect(notice).toContainText('The site has been updated');
  expect(
    await findViolations(page, {within: 'aside[aria-label="Update"]'}),
  ).toEqual([]);

  const {caches: kept} = await readStorage(page);
  await notice.getByRole('button', {name: 'Update'}).click();
  await expect(second).toHaveCount(1, {timeout: 40_000});
  await expectHydrated(page);
  expect(await hasSecondTitles()).toBe(true);
  const {caches: updated} = await readStorage(page);
  expect(updated).toHaveLength(2);
  expect(updated).not.toEqual(kept);
  await expect(notice).toHaveCount(0);

  const {dialog} = await openDialog(page);
  await dialog.getByRole('button', {name: 'Remove'}).click();
  await expect(dialog).toContainText('Nothing is stored');
  await expect(dialog).toBeFocused();
  expect(await readStorage(page)).toEqual(nothing);
  await server.stop();
});

test('nothing is stored unasked, after Cancel or Escape, with full storage or after eviction', async ({
  page,
  allowed,
}, testInfo) => {
  allowed.push(asksStopped);
  test.setTimeout(120_000);
  const root = testInfo.outputPath('build');
  await writeBuild(root);
  const server = await startBundled(root);
  const origin = `http://localhost:${server.port}`;
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await openPage(page, origin + tutorial);
  expect(await readStorage(page)).toEqual(nothing);
  expect(loaded.filter((url) => /sw\.js|offline/.test(url))).toEqual([]);

  const {dialog, keep} = await openDialog(page);
  await expect(dialog.getByRole('heading')).toHaveText(/^Save /);
  await expect(dialog).toContainText(sizeOfLatest);
  await expect(dialog).toContainText(/Models of the apps .+: \d+\.\d MB/);
  expect(await findViolations(page, {within: 'dialog'})).toEqual([]);
  const progress = dialog.getByRole('progressbar');
  for (const cancel of [
    () => dialog.getByRole('button', {name: 'Cancel'}).click(),
    () => page.keyboard.press('Escape'),
  ]) {
    await keep.click();
    await expect(progress).toBeVisible();
    await cancel();
    await expect(progress).toBeHidden();
    await expect(dialog).toContainText('Canceled');
    expect(await readStorage(page)).toEqual(nothing);
  }

  const session = await page.context().newCDPSession(page);
  const setQuota = (quotaSize?: number) =>
    session.send('Storage.overrideQuotaForOrigin', {origin, quotaSize});
  await setQuota(1e6);
  await keep.click();
  await expect(dialog).toContainText('Not enough storage');
  expect(await readStorage(page)).toEqual(nothing);
  await setQuota();

  await openPage(page, `${origin}/offline/`);
  const stored = page.locator('[aria-labelledby="stored"]');
  await expect(stored).toContainText('Nothing yet.');
  const {dialog: again, keepAll} = await openDialog(page);
  await keepAll();
  // The button that was pressed has gone.
  await expect(again).toBeFocused();
  await expect(stored).toContainText(`${latestVersion}: tutorials`);
  await expect(page.getByText('Manage what is stored')).toHaveClass(
    /button--secondary/,
  );
  await page.evaluate(async () => {
    const names = await caches.keys();
    await Promise.all(names.map((name) => caches.delete(name)));
  });
  await openPage(page, `${origin}/faq/`);
  await expect.poll(() => readStorage(page)).toEqual(nothing);
  const {dialog: after} = await openDialog(page);
  await expect(after).toContainText(sizeOfLatest);
  await expect(after).not.toContainText('Stored in this browser');
  const menu = page.locator('.navbar-versions').first();
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
  await openDialog(page);
  // While the menu is still fading.
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
  await server.stop();
});
