import {families} from '../families';
import {keys, type Tab} from './createTab';
import {expect, test} from './fixtures';
import {limited} from './limits';
import {proxySite} from './proxySite';
import {full} from '../fullRun';
import {openSearch, pathname, search, tensor, tutorial} from './tasks';

test.describe('each family of pages hydrates', () => {
  for (const [name, address] of families) {
    test(name, full, async ({tab}) => {
      await tab.open(address);
      expect(await tab.text('h1, [role="textbox"]')).not.toBe('');
    });
  }
});

test('a link opens its page without loading a document, and Back leads to the same place', async ({
  tab,
}) => {
  await tab.open(tensor);
  const place = await tab.evaluate(() => {
    Object.assign(window, {isSame: true});
    scrollTo(0, 3000);
    return Math.round(scrollY);
  });
  expect(place).toBe(3000);
  // By a reader: browsers leave out what a script adds to the history by itself.
  await tab.click('.navbar a', 'FAQ');
  await tab.until(pathname, '/faq/');
  await tab.shows('h1', 'Frequently asked questions');
  await tab.until(() => scrollY, 0);
  await tab.back();
  await tab.until(pathname, tensor);
  await tab.until(() => Math.abs(scrollY - 3000) < 5, true);
  expect(await tab.evaluate(() => 'isSame' in window)).toBe(true);
});

test('a link that is pointed at is fetched ahead', async ({tab}) => {
  await tab.open('/community/');
  const before = await tab.evaluate(() => {
    const link = document.querySelector('.navbar a[href="/faq/"]');
    link?.dispatchEvent(new MouseEvent('mouseover', {bubbles: true}));
    return performance.getEntriesByType('resource').length;
  });
  // The page's chunks, and no refusal of the policy.
  await expect
    .poll(() =>
      tab.evaluate(
        (length) =>
          performance
            .getEntriesByType('resource')
            .slice(length)
            .filter(({name}) => name.includes('/assets/js/')).length,
        before,
      ),
    )
    .toBeGreaterThan(1);
});

test('the version menu opens the page in another version', async ({tab}) => {
  await tab.open(tutorial);
  await tab.sendTo('.navbar-versions', null, keys.enter);
  await tab.sendTo('.navbar .dropdown__menu a', '0.2.1', keys.enter);
  await tab.until(pathname, '/docs/0.2.1/tutorials/get-started/');
});

test(
  'the mobile menu opens the docs and the main menu',
  full,
  async ({tab}) => {
    await tab.resize(600);
    await tab.open(tutorial);
    await tab.click('.navbar-menu > summary');
    await tab.click('.navbar-menu__back > summary');
    await tab.click('.navbar-menu a', 'FAQ');
    await tab.until(pathname, '/faq/');
    await tab.resize(1440);
  },
);

test(
  'a tab shows the commands of a package manager, on the next visit too',
  full,
  async ({tab}) => {
    await tab.open('/docs/tutorials/add-package/');
    const isYarn = () =>
      [...document.querySelectorAll('[role="tab"]')]
        .filter(({textContent}) => textContent === 'Yarn')
        .map(({ariaSelected}) => ariaSelected)
        .every((selected) => selected === 'true');
    await tab.click('[role="tab"]', 'Yarn');
    await tab.until(isYarn, true);
    await tab.reload();
    await tab.until(isYarn, true);
  },
);

test('code is copied', async ({tab}) => {
  await tab.open('/docs/tutorials/add-package/');
  await tab.click('main button[aria-label^="Copy code"]');
  await openSearch(tab);
  await tab.press(keys.control, 'v');
  await expect
    .poll(() =>
      tab.evaluate(
        () => (document.activeElement as HTMLInputElement | null)?.value,
      ),
    )
    .toContain('react-native-pytorch-core');
});

test('the color mode changes, and stays', full, async ({tab}) => {
  await tab.open('/faq/');
  const mode = () => document.documentElement.dataset.theme;
  await expect(async () => {
    await tab.click('.navbar button[aria-label*="dark and light mode"]');
    expect(await tab.evaluate(mode)).toBe('dark');
  }).toPass();
  await tab.reload();
  expect(await tab.evaluate(mode)).toBe('dark');
});

/** Opens a page whose app is held back, and does something there; `load` lets the app come. */
async function openWithoutApp(
  tab: Tab,
  baseURL: string | undefined,
  act: (load: () => void) => Promise<void>,
): Promise<void> {
  let load: () => void = () => undefined;
  const loaded = new Promise<void>((resolve) => {
    load = resolve;
  });
  const {origin, close} = await proxySite(baseURL ?? '', {
    wait: (url) => (url.includes('/assets/js/app.') ? loaded : undefined),
  });
  try {
    await tab.visit('/robots.txt');
    // Not by the driver, which may wait until all has loaded.
    await tab.evaluate((address) => location.assign(address), `${origin}/faq/`);
    // What listens early is a deferred script.
    const hasRun = () => {
      const [entry] = performance.getEntriesByType('navigation');
      return (
        // The document before has run too.
        location.pathname === '/faq/' &&
        (entry as PerformanceNavigationTiming).domContentLoadedEventEnd > 0
      );
    };
    await tab.until(hasRun, true);
    await act(load);
    await tab.visit('/robots.txt');
  } finally {
    load();
    close();
  }
}

test(
  'a click before the app has loaded is carried out',
  full,
  async ({tab, baseURL}) => {
    await openWithoutApp(tab, baseURL, async (load) => {
      await tab.click('.theme-announcement-bar button');
      const isBusy = () =>
        document.querySelector('[aria-busy="true"]') !== null;
      await tab.until(isBusy, true);
      load();
      const isThere = () =>
        document.querySelector('.theme-announcement-bar button') !== null;
      await tab.until(isThere, false);
    });
  },
);

test('a page that rests requests no app; before it has come, the menu opens, and search takes what is typed', async ({
  tab,
  baseURL,
}) => {
  await openWithoutApp(tab, baseURL, async (load) => {
    const requested = () =>
      performance
        .getEntriesByType('resource')
        .filter(({name}) => /\/js\/(?!main\.)|chunk-files/.test(name)).length;
    await tab.evaluate(() => scrollTo(0, document.body.scrollHeight));
    // Longer than browsers wait until they call themselves idle.
    await new Promise((resolve) => setTimeout(resolve, 2500));
    expect(await tab.evaluate(requested)).toBe(0);
    await tab.resize(600);
    await tab.click('.navbar-menu > summary');
    const isOpen = () =>
      document.querySelector<HTMLDetailsElement>('.navbar-menu')?.open;
    await tab.until(isOpen, true);
    await tab.click('.navbar-menu > summary');
    await tab.resize(1440);
    await tab.press(keys.control, 'k');
    await tab.until(() => document.activeElement?.tagName, 'INPUT');
    await tab.type('softmax');
    load();
    await tab.shows('[role="rowgroup"] a', 'softmax');
  });
});

test('search finds words and types', async ({tab}) => {
  await tab.open('/faq/');
  await search(tab, 'softmax', 'softmax');
  await tab.until(() => location.href.includes('softmax'), true);
  await search(tab, 'Tensor -> number', 'Tensor.item');
  await tab.until(() => location.hash, '#item');
});

test(
  'arrow keys lead through the hits of a search, and Escape closes it',
  full,
  async ({tab}) => {
    await tab.open('/faq/');
    await openSearch(tab);
    await tab.type('tensor');
    const active = () =>
      document.activeElement?.getAttribute('aria-activedescendant') ?? '';
    await expect.poll(() => tab.evaluate(active)).not.toBe('');
    const first = await tab.evaluate(active);
    await tab.press(keys.arrowDown);
    await expect.poll(() => tab.evaluate(active)).not.toBe(first);
    await tab.press(keys.escape);
    await tab.until(() => document.querySelector('dialog[open]'), null);
    await tab.until(pathname, '/faq/');
  },
);

test('the keyboard skips to the text', full, async ({tab}) => {
  await tab.open(tutorial);
  await tab.press(keys.tab);
  await tab.until(
    () => document.activeElement?.textContent,
    'Skip to main content',
  );
  await tab.press(keys.enter);
  await tab.press(keys.tab);
  await tab.until(() => document.activeElement?.closest('main') !== null, true);
});

test(
  'what the reader chose lasts: a version, and no announcement',
  full,
  async ({tab}) => {
    await tab.open('/docs/0.2.1/tutorials/get-started/');
    await tab.click('.theme-announcement-bar button');
    await tab.sendTo('.navbar-versions', null, keys.enter);
    await tab.sendTo('.navbar .dropdown__menu a', '0.2.0', keys.enter);
    await tab.until(pathname, '/docs/0.2.0/tutorials/get-started/');
    await tab.open('/support/');
    await tab.until(
      () => [
        document.querySelector('.theme-announcement-bar') === null,
        document.querySelector(
          '.navbar a[href="/docs/0.2.0/tutorials/get-started/"]',
        ) !== null,
      ],
      [true, true],
    );
  },
);

test(
  'on a phone, no page is wider than its window',
  full,
  async ({tab, baseURL}) => {
    // In a frame: the windows of Firefox and WebKit are never so narrow.
    const {origin, close} = await proxySite(baseURL ?? '', {
      withoutPolicies: true,
    });
    try {
      for (const address of [
        '/',
        tutorial,
        tensor,
        '/console/',
        '/compatibility/',
      ]) {
        await tab.visit(`${origin}/robots.txt`);
        await tab.evaluate((src) => {
          const frame = document.createElement('iframe');
          Object.assign(frame, {width: '390', height: '800', src});
          document.body.append(frame);
        }, address);
        await tab.enter('iframe');
        await tab.until(() => {
          dispatchEvent(new KeyboardEvent('keydown'));
          // Its document may not have begun.
          return document.querySelector('html')?.dataset.hasHydrated;
        }, 'true');
        const readWidths = () => {
          const {scrollWidth, clientWidth} = document.documentElement;
          // A scrollbar may take some of it.
          return [innerWidth, scrollWidth - clientWidth];
        };
        expect(await tab.evaluate(readWidths), address).toEqual([390, 0]);
      }
      await tab.visit('/robots.txt');
      // Files that were on their way when their page was left.
      await tab.problems();
    } finally {
      close();
    }
  },
);

test('a shared Snack has a page of its own', full, async ({tab}) => {
  await tab.open('/snack/@playtorch/image-classification/');
  await tab.shows('h1', /\S/);
  await tab.until(
    () => document.querySelector('main svg, main img') !== null,
    true,
  );
});

test(
  "a Snack's frame says that its editor did not load",
  full,
  async ({tab}) => {
    await tab.visit('/embed/snack/?id=@playtorch/image-classification');
    await tab.shows('[role="status"]', 'did not load');
    await tab.visit('/robots.txt');
    // The script of another host.
    await tab.problems();
  },
);

test('a page prints', full, async ({tab}) => {
  limited('print');
  await tab.open(tutorial);
  expect(Buffer.from(await tab.print(), 'base64').toString('latin1')).toMatch(
    /^%PDF-/,
  );
});

test('what a page reports is noticed', async ({tab}) => {
  await tab.open('/faq/');
  await tab.evaluate(() => {
    window.console.error('printed');
    // The page's own functions: Firefox reports errors of ours elsewhere.
    window.setTimeout(window.JSON.parse, 0, 'thrown');
    void window.Promise.reject(new Error('rejected'));
    document.body.append(Object.assign(new Image(), {src: 'http://foreign/'}));
  });
  const reported: string[] = [];
  await expect
    .poll(async () => {
      reported.push(...(await tab.problems()));
      // WebKit tells no more of what a function without a script throws.
      const thrown = /JSON|Script error/;
      return [/printed/, thrown, /rejected/, /img-src/, /<img/].filter(
        (pattern) => !pattern.test(reported.join('\n')),
      );
    })
    .toEqual([]);
  // Firefox reports some of them twice.
  await tab.open('/faq/');
  await tab.problems();
});
