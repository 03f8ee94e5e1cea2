import {families} from './families';
import type {Page} from '@playwright/test';
import {addStyles} from './addStyles';
import {latestVersion} from '../../content/site/versions';
import {expect, test} from './fixtures';
import {leftEdges, sidewaysScroll, smallTargets} from './measure';
import {menuOf, openMenu} from './mobileMenu';
import {expectHydrated, openPage} from './openPage';
import {full} from './fullRun';

const getStarted = '/docs/tutorials/get-started/';

function scrollTop(page: Page): Promise<number> {
  return page.evaluate(() => scrollY);
}

test('the navbar holds its items in the order of the specification [S2.33]', async ({
  page,
}) => {
  await openPage(page, getStarted);
  const items = page
    .getByRole('navigation', {name: 'Main'})
    .locator('.navbar__brand, .navbar__link, [data-navbar-item], button')
    .filter({visible: true});
  await expect(page.locator('[data-navbar-item="star"] a')).toContainText(
    '834',
  );
  const words = (await items.allInnerTexts())
    // The search button shows its shortcut once it knows the platform.
    .map((text) =>
      text
        .replace(/\s+/g, ' ')
        .replace(/ (?:Ctrl|⌘) K$/, '')
        .trim(),
    )
    .filter((text) => text !== '');
  expect(words).toEqual([
    'PlayTorch',
    'Tutorials',
    'API',
    'Community',
    'FAQ',
    latestVersion,
    'English',
    'Search docs',
    'GitHub 834',
  ]);

  await test.step('the menu of languages too where there is less room', async () => {
    await page.setViewportSize({width: 997, height: 800});
    const language = page.locator('.navbar-language');
    const box = await language.boundingBox();
    expect(box?.height).toBeGreaterThan(24);
    await language.hover();
    await expect(
      page.getByRole('link', {name: 'English'}).last(),
    ).toBeVisible();
  });
});

test('the skip link is the first stop and leads to the content [S2.37]', async ({
  page,
}) => {
  await openPage(page, getStarted);
  const focused = page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        addEventListener('focusin', ({target}) => {
          if (target instanceof HTMLElement && target.tabIndex === -1) {
            resolve(target.tagName);
          }
        });
      }),
  );
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', {name: 'Skip to main content'});
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  expect(await focused).toBe('MAIN');
  await page.keyboard.press('Tab');
  await expect(
    page.getByRole('main').locator('a[href], button').first(),
  ).toBeFocused();
});

test('the announcement is shown in full, and can be dismissed for good [S4.12]', async ({
  page,
}) => {
  await page.setViewportSize({width: 997, height: 800});
  await page.goto('/faq/');
  const bar = page.getByText('Development of PlayTorch ended');
  await expect(bar).toBeVisible();
  expect(
    await page
      .locator('.theme-announcement-bar')
      .evaluate(({scrollHeight, clientHeight}) => scrollHeight - clientHeight),
  ).toBe(0);
  await page.getByRole('button', {name: 'Close'}).click();
  await expect(bar).toBeHidden();
  await page.reload();
  await expect(bar).toBeHidden();
  expect(
    await page.evaluate(() =>
      localStorage.getItem('docusaurus.announcement.dismiss'),
    ),
  ).toBe('true');
});

test('the navbar hides on the way down and comes back on the way up [S4.20]', async ({
  page,
}) => {
  await page.setViewportSize({width: 1200, height: 500});
  await page.goto(getStarted);
  const navbar = page.getByRole('navigation', {name: 'Main'});
  await expectHydrated(page);
  // Near the top it stays, also on the way down.
  for (const distance of [20, 40]) {
    await page.mouse.wheel(0, 20);
    await expect.poll(() => scrollTop(page)).toBe(distance);
  }
  await expect(navbar).toHaveCSS('transform', 'none');
  await page.mouse.wheel(0, 200);
  await page.mouse.wheel(0, 600);
  await expect(navbar).not.toBeInViewport();
  await page.mouse.wheel(0, -300);
  await expect(navbar).toBeInViewport();
  await page.mouse.wheel(0, 300);
  await expect(navbar).not.toBeInViewport();
  await page.keyboard.press('Home');
  await expect.poll(() => scrollTop(page)).toBe(0);
  await expect(navbar).toBeInViewport();
});

test('the navbar hides on navigation to an anchor [S4.21]', async ({page}) => {
  await page.setViewportSize({width: 1200, height: 500});
  await openPage(page, getStarted);
  const navbar = page.getByRole('navigation', {name: 'Main'});
  await expect(navbar).toBeInViewport();
  const contents = page.locator(
    '.theme-doc-toc-desktop .table-of-contents__link',
  );
  await contents.last().click();
  await expect(page).toHaveURL(/#/);
  await expect(navbar).not.toBeInViewport();

  // On the way up only the anchor can hide it.
  await page.mouse.wheel(0, -100);
  await expect(navbar).toBeInViewport();
  const before = await scrollTop(page);
  await contents.first().click();
  await expect.poll(() => scrollTop(page)).toBeLessThan(before);
  await expect(navbar).not.toBeInViewport();
});

test('a category of the sidebar stays open when you read another [S4.28]', async ({
  page,
}) => {
  await openPage(page, '/docs/api/core/');
  const sidebar = page.locator('.theme-doc-sidebar-container');
  await expect(
    sidebar.getByRole('button', {name: /collapse sidebar/i}),
  ).toHaveCount(0);
  const categories = ['Modules', 'Classes'].map((name) =>
    sidebar.locator('details', {hasText: new RegExp(`^${name}`)}),
  );
  const expectAllOpen = async () => {
    for (const category of categories) {
      await expect(category).toHaveAttribute('open', '');
    }
  };
  for (const category of categories) {
    await category.locator('summary').click();
    // Until it is open, those below it move.
    await category.evaluate((details) =>
      Promise.all(
        details
          .getAnimations({subtree: true})
          .map((animation) => animation.finished),
      ),
    );
  }
  await expectAllOpen();
  await sidebar
    .getByRole('link', {name: /Camera/})
    .first()
    .click();
  await expect(page).toHaveURL(/camera/i);
  await expectAllOpen();
});

test('a menu opens and shuts in a time that follows from its height [S4.27]', async ({
  page,
}) => {
  await openPage(page, '/docs/api/core/');
  const category = page.locator('.theme-doc-sidebar-container details', {
    hasText: /^Modules/,
  });
  for (const opens of [true, false]) {
    const {height, duration, frames} = await category.evaluate((details) => {
      details.querySelector('summary')?.click();
      const list = details.querySelector('ul');
      const [animation] = list?.getAnimations() ?? [];
      const effect = animation?.effect as KeyframeEffect | undefined;
      return {
        height: list?.scrollHeight ?? 0,
        duration: effect?.getTiming().duration,
        frames: effect?.getKeyframes().map(({height: at}) => String(at)),
      };
    });
    const rows = height / 36;
    expect(height).toBeGreaterThan(100);
    expect(Number(duration)).toBeCloseTo(
      (4 + 15 * rows ** 0.25 + rows / 5) * 10,
      -1,
    );
    expect(frames?.[opens ? 0 : 1]).toBe('0px');
    await expect(category).toHaveJSProperty('open', opens);
  }
});

test('code has colours of its own in light and in dark, and copying keeps its line breaks [S9.14]', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, getStarted);
  const token = page.locator('figure code span[class]').first();
  const colors: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({colorScheme});
    await expect(page.locator('html')).toHaveAttribute(
      'data-theme',
      colorScheme,
    );
    colors.push(
      await token.evaluate((element) => getComputedStyle(element).color),
    );
  }
  expect(new Set(colors).size).toBe(2);

  const listing = page
    .locator('figure:has(pre)')
    .filter({hasText: 'torch'})
    .first();
  await listing.getByRole('button', {name: /^Copy/}).click();
  await expect(listing.getByRole('button')).toHaveText('Copied');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const shown = await listing.locator('code').innerText();
  expect(copied.trimEnd()).toBe(shown.trimEnd());
  expect(copied.split('\n').length).toBeGreaterThan(5);
});

test(
  'navbar, text and footer share one left edge per width',
  full,
  async ({page}) => {
    const edges: Record<string, number[]> = {};
    for (const address of [
      '/',
      '/community/',
      '/faq/',
      '/search/',
      getStarted,
    ]) {
      await page.goto(address);
      for (const width of [1280, 1440, 1800]) {
        await page.setViewportSize({width, height: 900});
        edges[width] = [...(edges[width] ?? []), ...(await leftEdges(page))];
      }
    }
    for (const [width, found] of Object.entries(edges)) {
      const spread = Math.max(...found) - Math.min(...found);
      expect(spread, `${width} px: ${found.join(', ')}`).toBeLessThanOrEqual(2);
    }
  },
);

test('at 1280 px search is a field, the code on the home page fits', async ({
  page,
}) => {
  await page.setViewportSize({width: 1280, height: 800});
  await page.goto('/');
  const label = page.locator('.navbar').getByText('Search docs');
  const search = await label.boundingBox();
  expect(search?.width).toBeGreaterThan(60);
  for (const width of [1280, 1000]) {
    await page.setViewportSize({width, height: 800});
    expect(await sidewaysScroll(page)).toBe(0);
    const listing = page.locator('pre', {hasText: 'detr.forward'});
    await listing.scrollIntoViewIfNeeded();
    expect(
      await listing.evaluate((pre) => pre.scrollWidth - pre.clientWidth),
    ).toBe(0);
  }
});

test.describe('on a phone', () => {
  test.use({
    viewport: {width: 390, height: 844},
    isMobile: true,
    hasTouch: true,
  });

  test('targets are large enough for a thumb', async ({page}) => {
    for (const address of [
      '/',
      '/docs/tutorials/snacks/object-detection/',
      '/docs/api/core/modules/torchlive_media/',
    ]) {
      await openPage(page, address);
      for (const folded of ['.theme-doc-toc-mobile', 'main .dropdown']) {
        for (const summary of await page.locator(`${folded} > summary`).all()) {
          await summary.click();
        }
      }
      expect.soft(await smallTargets(page), address).toEqual([]);
      await expect(page.locator('kbd').filter({visible: true})).toHaveCount(0);
    }
  });

  test('another version is two taps away, in a menu with targets for a thumb', async ({
    page,
  }) => {
    await openPage(page, '/docs/tutorials/add-package/');
    await openMenu(page);
    expect(await smallTargets(page)).toEqual([]);
    const {panel} = menuOf(page);
    await panel.getByRole('link', {name: '0.2.1', exact: true}).tap();
    await expect(page).toHaveURL('/docs/0.2.1/tutorials/add-package/');
    await expect(panel).toBeHidden();
  });

  test(
    'no page says that code runs in the browser and not on a phone',
    full,
    async ({page}) => {
      for (const address of [
        '/console/',
        '/docs/api/core/interfaces/torchlive_torch.tensor/',
        '/docs/tutorials/snacks/nlp-qa/',
      ]) {
        await openPage(page, address);
        const note = page.getByText(
          /run in your browser, not on a phone|Runs in your browser, not on a phone/,
        );
        await expect(note).toHaveCount(1);
        await expect(note).toBeHidden();
      }
    },
  );

  test(
    'a long title leaves Copy in the box, and a wide table shows that it scrolls',
    full,
    async ({page}) => {
      await page.goto('/compatibility/');
      const frame = page.getByRole('group', {name: 'Table'}).first();
      await expect(frame).toHaveCSS('background-attachment', /local/);
      await openPage(page, getStarted);
      const listing = page.locator('figure:has(pre)').first();
      const inside = await listing.evaluate((figure) => {
        const title = figure.querySelector('figcaption > span');
        const copy = figure.querySelector('button');
        if (title === null || copy === null) {
          return false;
        }
        title.textContent = 'android/app/src/main/'.repeat(5);
        const {right} = copy.getBoundingClientRect();
        return right <= figure.getBoundingClientRect().right;
      });
      expect(inside).toBe(true);
    },
  );
});

test(
  'titles have one size, and one distance from the top, at every width',
  full,
  async ({page}) => {
    test.slow();
    const titles = new Map<string, string[]>();
    for (const [family, address] of families.filter(
      ([name]) => name !== 'home' && name !== 'availability',
    )) {
      await openPage(page, address);
      for (const width of [1440, 996, 390]) {
        await page.setViewportSize({width, height: 900});
        const title = await page.locator('h1').evaluate((heading) => {
          const content = document.querySelector(
            '#__docusaurus_skipToContent_fallback',
          );
          const breadcrumbs = document.querySelector('.theme-doc-breadcrumbs');
          const top =
            heading.getBoundingClientRect().top -
            (content?.getBoundingClientRect().top ?? 0);
          return `${innerWidth} px${breadcrumbs && innerWidth <= 996 ? ' with breadcrumbs' : ''}: ${getComputedStyle(heading).fontSize}, ${Math.round(top / 4) * 4}px`;
        });
        titles.set(title, [...(titles.get(title) ?? []), family]);
      }
    }
    // Below a desktop's width, a page without breadcrumbs leaves no room for them.
    expect([...titles.entries()]).toHaveLength(1 + 2 + 2);
  },
);

test('with wide letters, no item of the navbar covers another', async ({
  page,
}) => {
  await page.setViewportSize({width: 1000, height: 844});
  await openPage(page, '/docs/api/core/');
  await addStyles(
    page,
    '* {letter-spacing: 0.12em !important; word-spacing: 0.16em !important}',
  );
  const boxes = await page
    .locator('.navbar__inner .navbar__items > *')
    .evaluateAll((items) =>
      items
        .map((item) => item.getBoundingClientRect())
        .filter(({width}) => width > 0)
        .map(({left, right}) => [left, right] as const),
    );
  expect(boxes.length).toBeGreaterThan(6);
  const sorted = boxes.toSorted(([a], [b]) => a - b);
  for (const [index, [left]] of sorted.entries()) {
    expect(left).toBeGreaterThanOrEqual((sorted[index - 1]?.[1] ?? 0) - 1);
  }
  expect(sorted.at(-1)?.[1]).toBeLessThanOrEqual(1000);
});

test(
  'headings stand 40 px below what precedes them and 12 px above what follows',
  full,
  async ({page}) => {
    await openPage(page, '/docs/tutorials/snacks/nlp-qa/');
    const distances = await page
      // The first step stands below the heading of all steps, whose distance is its own.
      .locator(
        '.markdown > :is(h2, h3), .markdown > div > h3:not(:first-child)',
      )
      .evaluateAll((headings) =>
        headings.map((heading) => {
          const {top, bottom} = heading.getBoundingClientRect();
          const before =
            heading.previousElementSibling?.getBoundingClientRect();
          const after = heading.nextElementSibling?.getBoundingClientRect();
          return [
            Math.round(top - (before?.bottom ?? 0)),
            Math.round((after?.top ?? 0) - bottom),
          ];
        }),
      );
    expect(distances.length).toBeGreaterThan(4);
    for (const distance of distances) {
      expect(distance).toEqual([40, 12]);
    }
  },
);

test('no row of cards has a hole', full, async ({page}) => {
  for (const address of ['/', '/example/']) {
    await openPage(page, address);
    for (const width of [390, 600, 768, 996, 1200, 1440]) {
      await page.setViewportSize({width, height: 900});
      const rows = await page
        .locator('main ul')
        .evaluateAll((lists) =>
          lists
            .filter(({children}) => children.length > 6)
            .map(({children}) => [
              children.length,
              new Set(
                [...children].map((card) =>
                  Math.round(card.getBoundingClientRect().left),
                ),
              ).size,
            ]),
        );
      expect(rows, address).toHaveLength(1);
      for (const [cards = 0, columns = 0] of rows) {
        expect([width, cards % columns]).toEqual([width, 0]);
      }
    }
  }
});
