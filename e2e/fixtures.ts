import {
  test as base,
  expect,
  type BrowserContext,
  type Page,
} from '@playwright/test';
import {repository} from '../config/brand';

/** What went wrong on a page while a test looked at it. */
export type Trouble = string[];

const starAnswer = {
  stargazers_count: 834,
  forks_count: 101,
  subscribers_count: 22,
  open_issues_count: 60,
  html_url: 'https://github.com/facebookresearch/playtorch',
};

/** Answers the question for the star count. To intercept anything turns the browser's cache off. */
async function answerStarCount(page: Page): Promise<void> {
  await page.route('https://api.github.com/**', (route) =>
    route.fulfill({json: starAnswer}),
  );
}

/** Gives every tab a session that already has the star count, as after a reader's first page. */
export async function knowStarCount(context: BrowserContext): Promise<void> {
  await context.addInitScript(
    ({slot, answer}) => {
      try {
        sessionStorage.setItem(slot, answer);
      } catch {
        // A frame without an origin, or a reader who denies storage.
      }
    },
    {
      slot: `playtorch.github.${repository.owner}/${repository.name}`,
      answer: JSON.stringify(starAnswer),
    },
  );
}

/** Writes down every error, warning and failed request. */
export function watch(page: Page, trouble: Trouble): void {
  page.on('console', (message) => {
    // The browser logs the status of a page that is not found, which is as it should be.
    const isOwnStatus =
      message.text().startsWith('Failed to load resource') &&
      message.location().url === page.url();
    if (['error', 'warning'].includes(message.type()) && !isOwnStatus) {
      trouble.push(`console ${message.type()}: ${message.text()}`);
    }
  });
  page.on('pageerror', (error) => trouble.push(`error: ${error.message}`));
  page.on('requestfailed', (request) => {
    // A page that is left takes its open requests with it.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') {
      trouble.push(`failed: ${request.url()} ${request.failure()?.errorText}`);
    }
  });
  page.on('response', (response) => {
    if (response.status() >= 400 && !response.request().isNavigationRequest()) {
      trouble.push(`${response.status()}: ${response.url()}`);
    }
  });
}

type Options = {
  /** Whether the session has no star count yet, so that the page asks for it. */
  asksForStars: boolean;
};

/**
 * Playwright's test with a page that keeps a list of its troubles. The browser
 * finds no host but this machine, so a request to another is one of them.
 */
export const test = base.extend<{trouble: Trouble} & Options>({
  asksForStars: [false, {option: true}],
  trouble: async ({}, use) => use([]),
  page: async ({page, context, trouble, asksForStars}, use) => {
    watch(page, trouble);
    await (asksForStars ? answerStarCount(page) : knowStarCount(context));
    await use(page);
  },
});

export {expect};
