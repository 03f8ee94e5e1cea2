import {
  test as base,
  expect,
  type Browser,
  type BrowserContext,
  type Page,
} from '@playwright/test';
import {repository} from '../config/brand';
import {chromiumSeconds} from '../scripts/lib/readReport.mjs';

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
export async function storeStarCount(context: BrowserContext): Promise<void> {
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
export function recordProblems(
  context: BrowserContext,
  problems: string[],
): void {
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

/** Fails if there are problems that the test does not allow. */
export function expectOnly(
  allowed: readonly RegExp[],
  problems: readonly string[],
): void {
  expect(
    problems.filter((line) => !allowed.some((pattern) => pattern.test(line))),
    'problems that the test does not allow',
  ).toEqual([]);
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

type Fixtures = {
  /** Whether the session has no star count yet, so that the page requests it. */
  asksForStars: boolean;
  /** Problems that the test causes: `allowed.push(/^404: /)`. */
  allowed: RegExp[];
  /** Problems so far. The test fails at its end if one is not allowed. */
  problems: string[];
  /** Writes Chromium's processor time since the previous test into the report. */
  reportTime: () => Promise<void>;
};

/**
 * Playwright's test, which fails on an unexpected problem. The browser resolves no
 * host but this machine, so a request to another host is one too.
 */
export const test = base.extend<
  Fixtures,
  {chromiumClock: () => Promise<number>}
>({
  asksForStars: [false, {option: true}],
  allowed: async ({}, use) => use([]),
  problems: async ({allowed}, use) => {
    const problems: string[] = [];
    await use(problems);
    expectOnly(allowed, problems);
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
  context: async ({context, problems, asksForStars, reportTime}, use) => {
    recordProblems(context, problems);
    await (asksForStars ? answerStarCount : storeStarCount)(context);
    await use(context);
    await reportTime();
  },
});

export {expect, type Page};
