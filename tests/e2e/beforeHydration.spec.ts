import type {Page} from '@playwright/test';
import {families} from './families';
import {expect, test} from './fixtures';
import {full} from './fullRun';
import {expectHydrated, holdRequests, saveData} from './openPage';
import {boxOf, dialogOf, hitsOf} from './searchPageObject';
import {menuOf, openMenu} from './mobileMenu';

const app = '/assets/js/app.';

function faqLink(page: Page) {
  return page.locator('.navbar').getByRole('link', {name: 'FAQ'});
}

/** Waits until the page is hydrated, and gives it no sign. */
function expectStarted(page: Page): Promise<void> {
  return expect(page.locator('html')).toHaveAttribute(
    'data-has-hydrated',
    'true',
    {timeout: 30_000},
  );
}

/** Opens a page and holds the app back until the gate is opened. */
async function openWithoutApp(page: Page, address: string) {
  const held = await holdRequests(page, new RegExp(app));
  // A request that is held delays the load event too.
  await page.goto(address, {waitUntil: 'domcontentloaded'});
  return held;
}

/** Scripts and tables that a page has requested beyond those that its HTML names. */
function requestedLater(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const named = Array.from(document.scripts, ({src}) => src);
    return performance
      .getEntriesByType('resource')
      .map(({name}) => name)
      .filter((name) => /\/assets\/js\/|\/chunk-files\//.test(name))
      .filter((name) => !named.includes(name));
  });
}

/** Pages that are nothing without the app. */
const ofApp = new Set<string>([
  'compare',
  'console',
  'model',
  'example',
  'shared Snack',
  'Expo',
  'offline reading',
  'search',
  'not found',
]);

test('nothing of the app is requested for somebody who reads and scrolls, on each page that is complete as HTML', async ({
  page,
}) => {
  test.slow();
  for (const [name, address] of families.filter(([each]) => !ofApp.has(each))) {
    await test.step(name, async () => {
      await page.goto(address);
      const box = await page.getByRole('heading', {level: 1}).boundingBox();
      // A pointer on text, a wheel, and a tap on text.
      await page.mouse.move((box?.x ?? 0) + 2, (box?.y ?? 0) + 2);
      await page.mouse.wheel(0, 400);
      const heading = page.getByRole('heading', {level: 1});
      await heading.dispatchEvent('pointerdown');
      await heading.dispatchEvent('touchstart');
      // What links come below is a matter of chance, but the pointer rests.
      await page.mouse.wheel(0, 2000);
      const link = page.getByRole('link').first();
      await link.dispatchEvent('pointermove');
      // A finger that scrolls may begin on one.
      await link.evaluate((element) => {
        for (const type of ['pointerdown', 'pointermove', 'pointercancel']) {
          element.dispatchEvent(
            new PointerEvent(type, {bubbles: true, pointerType: 'touch'}),
          );
        }
      });
      await page.waitForLoadState('networkidle');
      expect(await requestedLater(page)).toEqual([]);
      await expect(page.locator('[data-prefetch]')).toHaveCount(0);
      await expect(page.locator('html')).toHaveAttribute(
        'data-has-hydrated',
        'false',
      );
    });
  }
});

test('a page that is nothing without the app starts at once', async ({
  page,
}) => {
  for (const [name, address] of families.filter(([each]) => ofApp.has(each))) {
    await test.step(name, async () => {
      await page.goto(address);
      await expectStarted(page);
    });
  }
});

test('the app starts at the first sign of the reader', async ({page}) => {
  const signs: readonly (readonly [string, () => Promise<unknown>])[] = [
    ['a pointer on a link', () => faqLink(page).hover()],
    [
      'a pointer on a control',
      () => page.getByRole('button', {name: 'Search docs'}).hover(),
    ],
    ['focus', () => faqLink(page).focus()],
    ['a key', () => page.keyboard.press('Shift')],
    [
      'a click of assistive technology',
      () => page.locator('summary').last().dispatchEvent('click'),
    ],
    [
      'a tap on what looks like no control',
      () => page.locator('[data-control]').dispatchEvent('click'),
    ],
  ];
  for (const [name, give] of signs) {
    await test.step(name, async () => {
      await page.goto('/');
      await page.mouse.move(0, 0);
      expect(await requestedLater(page)).toEqual([]);
      await give();
      await expectStarted(page);
    });
  }
});

test('a page starts at once for whoever has chosen what it shows, and at an address that names what it lacks', async ({
  page,
}) => {
  const tutorial = '/docs/tutorials/add-package/';
  const store = (key: string, value: string) =>
    page.evaluate(([name, text]) => localStorage.setItem(name, text), [
      key,
      value,
    ] as const);
  await page.goto('/robots.txt');
  await store('docusaurus.tab.package-manager', 'yarn');
  await page.goto('/faq/');
  await page.waitForLoadState('networkidle');
  expect(await requestedLater(page)).toEqual([]);
  await page.goto(tutorial);
  await expectStarted(page);

  await page.goto('/robots.txt');
  await page.evaluate(() => localStorage.clear());
  await store('docs-preferred-version-default', '0.2.0');
  // Its version is in the address.
  await page.goto(tutorial);
  await page.waitForLoadState('networkidle');
  expect(await requestedLater(page)).toEqual([]);
  await page.goto('/faq/');
  await expect(
    page.locator('.navbar').getByRole('link', {name: 'Tutorials'}),
  ).toHaveAttribute('href', '/docs/0.2.0/tutorials/get-started/');

  await page.evaluate(() => localStorage.clear());
  await page.goto(
    '/docs/api/core/interfaces/torchlive_torch.tensor/#no-such-member',
  );
  await expect(page.getByRole('alert')).toContainText('no-such-member');
});

test('the page follows the system before hydration', async ({page}) => {
  await page.emulateMedia({colorScheme: 'light'});
  await page.goto('/faq/');
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-theme', 'light');
  await page.emulateMedia({colorScheme: 'dark'});
  await expect(html).toHaveAttribute('data-theme', 'dark');
  expect(await requestedLater(page)).toEqual([]);
});

test('keys work before hydration', async ({page}) => {
  await openWithoutApp(
    page,
    '/docs/api/core/interfaces/torchlive_torch.tensor/',
  );
  await page.keyboard.press('j');
  await expect(page.locator('[data-member] :focus')).toHaveCount(1);
  await page.keyboard.press('?');
  await expect(
    page.getByRole('dialog', {name: 'Keyboard shortcuts'}),
  ).toBeVisible();
});

test('the version menu opens before hydration, stays open, and its choice is remembered', async ({
  page,
}) => {
  const {open} = await openWithoutApp(page, '/docs/tutorials/get-started/');
  const versions = page.locator('.navbar .dropdown').first();
  const opener = versions.locator('[aria-haspopup]');
  const old = versions.getByRole('link', {name: '0.2.0', exact: true});
  await expect(old).toBeHidden();
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(old).toBeVisible();
  await page.keyboard.press('Tab');
  const first = versions.locator('.dropdown__link').first();
  await expect(first).toBeFocused();
  open();
  await expectStarted(page);
  await expect(first).toBeFocused();
  await expect(opener).toHaveAttribute('aria-expanded', 'true');
  await expect(old).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(old).toBeHidden();
  await expect(opener).toBeFocused();

  await openWithoutApp(page, '/docs/tutorials/get-started/');
  await opener.click();
  await old.click();
  await expect(page).toHaveURL('/docs/0.2.0/tutorials/get-started/');
  expect(
    await page.evaluate(() =>
      localStorage.getItem('docs-preferred-version-default'),
    ),
  ).toBe('0.2.0');
});

test('a click before hydration is acknowledged at once and carried out once', async ({
  page,
}) => {
  const {open} = await openWithoutApp(page, '/faq/');
  const button = page.getByRole('button', {name: 'Close', exact: true});
  await button.click();
  await button.click();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByRole('status')).toHaveText(
    'One moment, this page is still starting.',
  );
  await expect(page).toHaveURL('/faq/');
  open();
  await expect(button).toHaveCount(0);
  await expect(page.locator('[aria-busy]')).toHaveCount(0);
  await expect(page.getByText('One moment')).toHaveCount(0);
});

test('clicks, keys and typing between the first paint and the first script are not lost', async ({
  page,
}) => {
  const {open} = await holdRequests(page, /\/assets\/js\/main\./);
  const openPainted = async (address: string) => {
    // Deferred scripts delay the end of the document.
    await page.goto(address, {waitUntil: 'commit'});
    await page.getByRole('heading', {level: 1}).waitFor();
  };
  await openPainted('/faq/');
  await page.getByRole('button', {name: 'Close', exact: true}).click();
  await page.getByRole('button', {name: /dark and light mode/}).click();
  await page.keyboard.press('Control+k');
  open();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(
    page.getByRole('searchbox', {name: 'Search docs'}),
  ).toBeVisible();
  // The dialog has a button of that name too.
  await expect(page.locator('.theme-announcement-bar')).toHaveCount(0);

  const next = await holdRequests(page, /\/assets\/js\/main\./);
  await openPainted('/app/third-party-notices-android/');
  await page.getByRole('searchbox', {name: /^Filter/}).fill('react-use');
  next.open();
  await expect(page.getByRole('status')).toHaveText('1 of 179 shown');
});

/** What readers meet first, and what shows that it has answered. */
const firstControls = [
  ['.navbar-menu > summary', '.navbar-menu[open] > div'],
  ['[role="tab"]:nth-child(2)', '[role="tabpanel"]:nth-child(2)'],
  ['.navbar button[aria-label*="mode"]', 'html[data-theme="dark"]'],
  ['main [data-early="copy"]', '[role="status"], [data-outcome="copied"]'],
  ['.navbar button[aria-haspopup="dialog"]', '[role="dialog"] input'],
] as const;

for (const [taps, details] of [
  [5, {}],
  [100, full],
] as const) {
  test(
    `of ${taps} first taps none is lost, at the first paint of a page whose processor is four times slower`,
    details,
    async ({page, context}) => {
      test.setTimeout(taps * 30_000);
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.setViewportSize({width: 390, height: 800});
      await page.emulateMedia({colorScheme: 'light'});
      const session = await context.newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', {rate: 4});
      await page.addInitScript((controls) => {
        const turn = Number(sessionStorage.getItem('turn'));
        sessionStorage.setItem('turn', String(turn + 1));
        const [control = '', answer = ''] =
          controls[turn % controls.length] ?? [];
        function tap(): void {
          const element = document.querySelector<HTMLElement>(control);
          // What comes later in the page may not be parsed.
          if (element === null) {
            requestAnimationFrame(tap);
          } else {
            element.click();
          }
        }
        new PerformanceObserver((_paints, observer) => {
          observer.disconnect();
          tap();
        }).observe({type: 'paint', buffered: true});
        // Some answers show for two seconds only.
        new MutationObserver(() => {
          const shown = [...document.querySelectorAll(answer)];
          if (shown.some((element) => element.checkVisibility())) {
            Object.assign(window, {isAnswered: true});
          }
        }).observe(document, {
          attributes: true,
          childList: true,
          subtree: true,
        });
      }, firstControls);
      for (let tap = 0; tap < taps; tap += 1) {
        const [control] = firstControls[tap % firstControls.length] ?? [];
        await test.step(`${tap}: ${control}`, async () => {
          await page.goto('/docs/tutorials/add-package/', {
            waitUntil: 'commit',
          });
          await expect
            .poll(() => page.evaluate(() => 'isAnswered' in window), {
              timeout: 45_000,
            })
            .toBe(true);
          await page.evaluate(() => localStorage.clear());
        });
      }
    },
  );
}

test('search opens its box before hydration, and keeps what is typed', async ({
  page,
}) => {
  const {open} = await openWithoutApp(page, '/faq/');
  const box = page.getByRole('searchbox', {name: 'Search docs'});
  for (const [ask, opener] of [
    [
      () => page.getByRole('button', {name: 'Search docs'}).click(),
      page.getByRole('button', {name: 'Search docs'}),
    ],
    [() => page.keyboard.press('Control+k'), undefined],
    [() => page.keyboard.press('/'), undefined],
  ] as const) {
    await ask();
    await expect(box).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(box).toHaveCount(0);
    if (opener !== undefined) {
      await expect(opener).toBeFocused();
    }
  }
  await page.getByRole('button', {name: 'Search docs'}).click();
  await page.keyboard.type('expo');
  open();
  await expectHydrated(page);
  await expect(hitsOf(page).first()).toBeVisible();
  await expect(boxOf(page)).toHaveValue('expo');
  await expect(boxOf(page)).toBeFocused();
  await expect(page.locator('.search-placeholder-box')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toBeHidden();
  await expect(page.getByRole('button', {name: 'Search docs'})).toBeFocused();
});

test('code can be copied before hydration', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  for (const [address, name, text] of [
    ['/docs/api/core/', 'Copy code', 'npm install react-native-pytorch-core@'],
    ['/', 'Copy the install command', 'npm install react-native-pytorch-core'],
  ] as const) {
    await openWithoutApp(page, address);
    await page.getByRole('button', {name, exact: true}).first().click();
    await expect(page.getByRole('status')).toHaveText('Copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
      text,
    );
  }
});

test('a menu, a category and contents that were opened before hydration stay open', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 800});
  const {open} = await openWithoutApp(page, '/docs/api/core/');
  const contents = page.locator('.theme-doc-toc-mobile');
  await contents.locator('summary').click();
  await openMenu(page);
  const {docs, panel} = menuOf(page);
  const classes = docs.locator('details', {hasText: /^Classes/});
  await classes.locator('summary').click();
  await expect(
    docs.getByRole('link', {name: /^Camera\s*(?:class)?$/}),
  ).toBeVisible();
  open();
  await expectHydrated(page);
  await expect(panel).toBeInViewport();
  await expect(
    docs.getByRole('link', {name: /^Camera\s*(?:class)?$/}),
  ).toBeVisible();
  // Once hydrated, nothing behind the menu can be reached.
  await expect(page.locator('main')).toHaveJSProperty('inert', true);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(contents.getByRole('link').first()).toBeVisible();
});

test('the colour toggle works before and after hydration', async ({page}) => {
  await page.emulateMedia({colorScheme: 'light'});
  const {open} = await openWithoutApp(page, '/faq/');
  const html = page.locator('html');
  const toggle = page.getByRole('button', {name: /dark and light mode/});
  await expect(toggle).toHaveAccessibleName(/currently system mode/);
  await toggle.click();
  await expect(toggle).toHaveAccessibleName(/currently dark mode/);
  await expect(html).toHaveAttribute('data-theme', 'dark');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
  open();
  await expectHydrated(page);
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await toggle.click();
  await expect(toggle).toHaveAccessibleName(/currently light mode/);
  await toggle.click();
  await expect(toggle).toHaveAccessibleName(/currently system mode/);
  await expect(html).toHaveAttribute('data-theme', 'light');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull();
});

test('a tab opens before hydration, and the choice is remembered', async ({
  page,
}) => {
  const {open} = await openWithoutApp(page, '/docs/tutorials/add-package/');
  const yarn = page.getByRole('tab', {name: 'Yarn'});
  const command = page.getByText('yarn add react-native-pytorch-core');
  await expect(command).toBeHidden();
  await yarn.click();
  await expect(command).toBeVisible();
  await expect(yarn).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('tab', {name: 'iOS'}).first().click();
  open();
  await expectHydrated(page);
  await expect(command).toBeVisible();
  await expect(yarn).toHaveAttribute('aria-selected', 'true');
  await expect(
    page.getByRole('tab', {name: 'iOS', selected: true}),
  ).toHaveCount(await page.getByRole('tab', {name: 'iOS'}).count());
});

test('what is typed before hydration counts', async ({page}) => {
  const {open} = await openWithoutApp(
    page,
    '/app/third-party-notices-android/',
  );
  const field = page.getByRole('searchbox', {name: /^Filter/});
  await field.fill('react-use');
  const status = page.getByRole('status');
  await expect(status).toHaveText('179 shown');
  open();
  await expect(status).toHaveText('1 of 179 shown');
  await expect(field).toHaveValue('react-use');

  const {open: openNext} = await openWithoutApp(page, '/search/');
  await page.getByRole('searchbox', {name: 'Search for'}).fill('snack');
  await page.getByRole('combobox', {name: 'Version'}).selectOption('0.2.0');
  openNext();
  await expect(page).toHaveURL('/search/?q=snack&version=0.2.0');
});

test('with Save-Data, the first click on the filter of members and what is typed count', async ({
  page,
}) => {
  await saveData(page);
  await page.goto('/docs/api/core/interfaces/torchlive_torch.tensor/');
  const field = page.getByRole('searchbox', {name: 'Filter'});
  // Its own sign of the reader: Playwright would move a pointer first.
  await field.dispatchEvent('pointerdown');
  await field.focus();
  await page.keyboard.type('reshape');
  await expect(page.locator('[data-member="reshape"]')).toBeVisible();
  await expect(page.locator('[data-member="add"]')).toBeHidden();
  await expect(field).toHaveValue('reshape');
});
