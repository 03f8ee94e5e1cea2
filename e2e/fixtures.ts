import {test as base, expect, type Page} from '@playwright/test';

/** What went wrong on a page while a test looked at it. */
export type Trouble = string[];

const starAnswer = {
  stargazers_count: 834,
  forks_count: 101,
  subscribers_count: 22,
  open_issues_count: 60,
  html_url: 'https://github.com/facebookresearch/playtorch',
};

/** Answers the star count from here and refuses everything else that leaves this machine. */
export async function keepToOurselves(
  page: Page,
  trouble: Trouble,
): Promise<void> {
  await page.route(
    (url) => url.hostname !== 'localhost',
    async (route) => {
      const {hostname} = new URL(route.request().url());
      if (hostname === 'api.github.com') {
        await route.fulfill({json: starAnswer});
        return;
      }
      trouble.push(`request to ${route.request().url()}`);
      await route.abort();
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

/** Playwright's test with a page that reaches no other machine and keeps a list of its troubles. */
export const test = base.extend<{trouble: Trouble}>({
  trouble: async ({}, use) => use([]),
  page: async ({page, trouble}, use) => {
    watch(page, trouble);
    await keepToOurselves(page, trouble);
    await use(page);
  },
});

export {expect};
