import type {Page} from '@playwright/test';
import {expectHydrated} from '../../openPage';

/** What a reader's first visit to a page costs, until it is hydrated and quiet. */
export async function measureFirstVisit(
  page: Page,
  address: string,
): Promise<{requests: number; bytes: number}> {
  const bodies: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    bodies.push(request.sizes().then((sizes) => sizes.responseBodySize));
  });
  await page.goto(address, {waitUntil: 'networkidle'});
  await expectHydrated(page);
  await page.waitForLoadState('networkidle');
  page.removeAllListeners('requestfinished');
  const sizes = await Promise.all(bodies);
  return {
    requests: sizes.length,
    bytes: sizes.reduce((sum, size) => sum + size, 0),
  };
}
