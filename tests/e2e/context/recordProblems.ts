import type {BrowserContext} from '@playwright/test';

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
