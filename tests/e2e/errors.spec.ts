import type {Page} from '@playwright/test';
import {expect, test} from './fixtures';
import {
  acceptChangedScripts,
  giveSign,
  holdRequests,
  openPage,
  saveData,
} from './openPage';

// A renderer may keep a file that a test changed.
test.use({ownContext: true});

/** Serves the scripts with part of the site's configuration replaced. */
async function patchScripts(page: Page, find: RegExp, replacement: string) {
  let isPatched = false;
  await acceptChangedScripts(page);
  await page.route(/\/assets\/js\//, async (route) => {
    const response = await route.fetch();
    const code = await response.text();
    const patched = code.replace(find, replacement);
    isPatched ||= patched !== code;
    await route.fulfill({response, body: patched});
  });
  return () => isPatched;
}

/** Breaks the modules of some pages while `window.isBroken` is set. */
async function breakPages(page: Page, isTheirs: (code: string) => boolean) {
  await page.route(/\/assets\/js\//, async (route) => {
    const response = await route.fetch();
    const code = await response.text();
    await route.fulfill({
      response,
      body: isTheirs(code)
        ? code.replace(
            /([{,]default:\(\)=>)(\w+)/,
            '$1function(props){if(window.isBroken)throw new Error("the page is broken");return $2(props)}',
          )
        : code,
    });
  });
}

test('a page that crashes ends the progress bar, says so, shows the message, recovers, and can be left [S2.39] [S8.4]', async ({
  page,
  allowed,
}) => {
  allowed.push(/: (?:Error: )?the page is broken$/);
  await acceptChangedScripts(page);
  await saveData(page);
  await openPage(page, '/support/');
  await page.evaluate(() => Object.assign(window, {isBroken: true}));
  // Modules of MDX pages export a table of contents.
  await breakPages(page, (code) =>
    /[{,]toc:\(\)=>|"community"|Community/.test(code),
  );
  const {open} = await holdRequests(page, /\/assets\/js\//);
  const link = (name: string) =>
    page.locator('.navbar').getByRole('link', {name});
  const bar = page.locator('#nprogress');
  const title = page.locator('h1');
  await link('FAQ').click();
  await expect(bar).toHaveCount(1);
  open();
  await expect(title).toHaveText('This page crashed.');
  await expect(bar).toHaveCount(0);
  await expect(page.locator('main')).toContainText('the page is broken');
  await expect(page.locator('.navbar')).toBeVisible();
  const again = page.getByRole('button', {name: 'Try again'});
  await expect(again).toHaveClass(/button--primary/);

  await page.evaluate(() => Object.assign(window, {isBroken: false}));
  await again.click();
  await expect(title).toHaveText(/question/i);

  await page.evaluate(() => Object.assign(window, {isBroken: true}));
  await link('Community').click();
  await expect(title).toHaveText('This page crashed.');
  await page.getByRole('link', {name: 'Go to the home page'}).click();
  await expect(page).toHaveURL('/');
  await expect(title).toHaveText(/Run PyTorch models/);
  // The home page goes on loading scripts, each of which the test reads.
  await page.unrouteAll({behavior: 'ignoreErrors'});
});

for (const [name, find, replacement, message] of [
  [
    'a navbar item of an unknown type [S5.7]',
    /"type":"custom-githubStar"/,
    '"type":"custom-nonsense"',
    'No NavbarItem component found for type "custom-nonsense".',
  ],
  [
    'a missing doc id [S5.9]',
    /"type":"docSidebar","sidebarId":"docs"/,
    '"type":"doc","docId":"nonsense"',
    'Couldn\'t find any doc with id "nonsense"',
  ],
  [
    'a docs sidebar item without a link [S5.8]',
    /"sidebars":\{"docs":\{"link":/g,
    '"sidebars":{"docs":{"gone":',
    'DocSidebarNavbarItem: Sidebar with ID "docs" doesn\'t have anything to be linked to.',
  ],
] as const) {
  test(`${name} stops with a message`, async ({page, allowed}) => {
    allowed.push(/^(?:console error|exception): /);
    const isPatched = await patchScripts(page, find, replacement);
    await page.goto('/faq/');
    await giveSign(page);
    await expect(page.locator('body')).toContainText(message);
    expect(isPatched()).toBe(true);
  });
}
