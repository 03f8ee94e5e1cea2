import {
  test as base,
  devices,
  expect,
  type Browser,
  type BrowserContext,
  type Page,
} from '@playwright/test';
import {repository} from '../../content/site/brand';
import {chromiumSeconds} from '../../scripts/lib/readReport.mjs';
import {watchShifts} from './layoutShifts';

const defaultViewport = devices['Desktop Chrome'].viewport;

const starAnswer = {
  stargazers_count: 834,
  forks_count: 101,
  subscribers_count: 22,
  open_issues_count: 60,
  html_url: repository.url,
};

/** Answers the request for the star count. Intercepting anything turns the browser's cache off. */
async function answerStarCount(context: BrowserContext): Promise<void> {
  await context.route('https://api.github.com/**', (route) =>
    route.fulfill({json: starAnswer}),
  );
}

/** Gives every tab a session that already has the star count, as after a reader's first page. */
async function storeStarCount(context: BrowserContext): Promise<void> {
  await context.addInitScript(
    ({key, answer}) => {
      try {
        sessionStorage.setItem(key, answer);
      } catch {
        // A frame without an origin, or a reader who denies storage.
      }
    },
    {
      key: `playtorch.github.${repository.owner}/${repository.name}`,
      answer: JSON.stringify(starAnswer),
    },
  );
}

/** Records console errors and warnings, exceptions and failed requests of a context's pages. */
function recordProblems(context: BrowserContext, problems: string[]): void {
  context.on('console', (message) => {
    // Failed requests are recorded below.
    if (
      ['error', 'warning'].includes(message.type()) &&
      !message.text().startsWith('Failed to load resource')
    ) {
      const [line = ''] = message.text().split('\n');
      problems.push(`console ${message.type()}: ${line}`);
    }
  });
  context.on('weberror', (error) =>
    problems.push(`exception: ${error.error().message}`),
  );
  context.on('requestfailed', (request) => {
    // A page that is left aborts its open requests.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') {
      problems.push(`${request.failure()?.errorText}: ${request.url()}`);
    }
  });
  context.on('response', (response) => {
    if (response.status() >= 400 && !response.request().isNavigationRequest()) {
      problems.push(`${response.status()}: ${response.url()}`);
    }
  });
}

/** Measures the processor seconds of Chromium's child processes, which Playwright does not wait for. */
async function createClock(browser: Browser): Promise<() => Promise<number>> {
  const session = await browser.newBrowserCDPSession();
  const before = new Map<number, number>();
  return async () => {
    const {processInfo} = await session.send('SystemInfo.getProcessInfo');
    let seconds = 0;
    for (const {id, type, cpuTime} of processInfo) {
      if (type !== 'browser') {
        seconds += cpuTime - (before.get(id) ?? 0);
        before.set(id, cpuTime);
      }
    }
    return seconds;
  };
}

/**
 * Makes `page.route` resolve when it intercepts. Playwright's own resolves before Chromium
 * has told the open document: of 2,400 requests that the next key press made, 9 slipped
 * through, and none once the document had answered a question in between.
 */
function awaitRoutes(page: Page): void {
  const route = page.route.bind(page);
  page.route = async (...options) => {
    const added = await route(...options);
    await page.evaluate('0');
    return added;
  };
}

/** What the tests of a worker share. */
type Shared = {
  /** Its cache and its renderer hold the code that all pages share. */
  context: BrowserContext;
  /** Stays open, for tests that visit many pages, and keeps the renderer alive. */
  tab: Page;
  /** Makes the context as good as new for the next test. */
  clear: () => Promise<void>;
};

async function openShared(
  browser: Browser,
  baseURL: string,
  problems: string[],
): Promise<Shared> {
  const context = await browser.newContext({
    baseURL,
    viewport: defaultViewport,
  });
  recordProblems(context, problems);
  await storeStarCount(context);
  const tab = await context.newPage();
  await tab.emulateMedia({reducedMotion: 'reduce', colorScheme: 'light'});
  await watchShifts(tab);
  await tab.goto('/robots.txt');
  const session = await context.newCDPSession(tab);
  return {
    context,
    tab,
    clear: async () => {
      const others = context.pages().filter((page) => page !== tab);
      await Promise.all(others.map((page) => page.close()));
      await context.setOffline(false);
      await context.clearCookies();
      await context.clearPermissions();
      await session.send('Storage.clearDataForOrigin', {
        origin: baseURL,
        storageTypes: 'all',
      });
    },
  };
}

type Fixtures = {
  /** Whether the session has no star count yet, so that the page requests it. */
  asksForStars: boolean;
  /** Whether the test needs an empty cache, or leaves behind what cannot be cleared: a clock, another origin's storage. */
  ownContext: boolean;
  /** Problems that the test causes: `allowed.push(/^404: /)`. */
  allowed: RegExp[];
  /** Problems so far. The test fails at its end if one is not allowed. */
  problems: string[];
  /** Writes Chromium's processor time since the previous test into the report. */
  reportTime: () => Promise<void>;
};

type WorkerFixtures = {
  chromiumClock: () => Promise<number>;
  /** Problems of the test that is running. */
  found: string[];
  /** Opens it when the first test needs it, whose options it takes over. */
  openShared: () => Promise<Shared>;
};

/**
 * Playwright's test, which fails on an unexpected problem. The browser resolves no
 * host but this machine, so a request to another host is one too. Pages open in
 * the context that the tests of a worker share, unless a test has options that
 * only a context of its own can have.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  asksForStars: [false, {option: true}],
  ownContext: [false, {option: true}],
  allowed: async ({}, use) => use([]),
  found: [async ({}, use) => use([]), {scope: 'worker'}],
  problems: async ({allowed, found}, use) => {
    found.length = 0;
    await use(found);
    expect(
      found.filter((line) => !allowed.some((pattern) => pattern.test(line))),
      'problems that the test does not allow',
    ).toEqual([]);
  },
  chromiumClock: [
    async ({browser}, use) => use(await createClock(browser)),
    {scope: 'worker'},
  ],
  reportTime: async ({chromiumClock}, use, testInfo) =>
    use(async () => {
      testInfo.annotations.push({
        type: chromiumSeconds,
        description: (await chromiumClock()).toFixed(2),
      });
    }),
  openShared: [
    async ({browser, found}, use, {project}) => {
      let shared: Promise<Shared> | undefined;
      await use(
        () =>
          (shared ??= openShared(browser, project.use.baseURL ?? '', found)),
      );
      await (await shared)?.context.close();
    },
    {scope: 'worker'},
  ],
  context: async (
    {
      browser,
      openShared: open,
      problems,
      asksForStars,
      ownContext,
      contextOptions,
      hasTouch,
      isMobile,
      javaScriptEnabled,
      permissions,
      reportTime,
      userAgent,
    },
    use,
    {project},
  ) => {
    const isShared =
      !asksForStars &&
      !ownContext &&
      !hasTouch &&
      !isMobile &&
      javaScriptEnabled &&
      userAgent === project.use.userAgent &&
      Object.keys(contextOptions).length === 0;
    if (isShared) {
      const shared = await open();
      if (permissions !== undefined) {
        await shared.context.grantPermissions(permissions);
      }
      await use(shared.context);
      await reportTime();
      await shared.clear();
    } else {
      const context = await browser.newContext();
      recordProblems(context, problems);
      await (asksForStars ? answerStarCount : storeStarCount)(context);
      await use(context);
      await reportTime();
      await context.close();
    }
  },
  page: async ({page, viewport}, use) => {
    awaitRoutes(page);
    if (viewport !== null) {
      await page.setViewportSize(viewport);
    }
    await use(page);
  },
});

export {expect, type Page};
