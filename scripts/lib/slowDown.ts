import type {Page} from '@playwright/test';

/** A slow line, in bytes a second and milliseconds. */
export type Line = {
  connectionType?: 'cellular2g' | 'cellular3g';
  latency: number;
  throughput: number;
  /** Where it differs from what comes down. */
  uploadThroughput?: number;
};

/** Gives the browser a slow line. */
export async function slowDown(
  page: Page,
  {connectionType, latency, throughput, uploadThroughput = throughput}: Line,
): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    connectionType,
    latency,
    downloadThroughput: throughput,
    uploadThroughput,
  });
}
