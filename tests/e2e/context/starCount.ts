import type {BrowserContext} from '@playwright/test';
import {repository} from '../../../content/site/brand';

const answer = {
  stargazers_count: 834,
  forks_count: 101,
  subscribers_count: 22,
  open_issues_count: 60,
  html_url: repository.url,
};

/** Answers the request for the star count. Intercepting anything turns the browser's cache off. */
export async function answerStarCount(context: BrowserContext): Promise<void> {
  await context.route('https://api.github.com/**', (route) =>
    route.fulfill({json: answer}),
  );
}

/** Gives every tab a session that already has the star count, as after a reader's first page. */
export async function storeStarCount(context: BrowserContext): Promise<void> {
  await context.addInitScript(
    ({key, stored}) => {
      try {
        sessionStorage.setItem(key, stored);
      } catch {
        // A frame without an origin, or a reader who denies storage.
      }
    },
    {
      key: `playtorch.github.${repository.owner}/${repository.name}`,
      stored: JSON.stringify(answer),
    },
  );
}
