import {test as base, expect, type Page} from '@playwright/test';
import {chromiumSeconds} from '../../scripts/lib/readReport.mjs';
import {awaitRoutes} from './context/awaitRoutes';
import {createClock} from './context/createClock';
import {openShared, type Shared} from './context/openShared';
import {recordProblems} from './context/recordProblems';
import {answerStarCount, storeStarCount} from './context/starCount';

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
