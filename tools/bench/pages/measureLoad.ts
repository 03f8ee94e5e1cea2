import type {LoadFigures} from '../report/pageResults';
import {auditPage} from './auditPage';

type Audits = Record<
  string,
  {numericValue?: number; details?: unknown} | undefined
>;

type NetworkRequest = {
  url: string;
  transferSize?: number;
  resourceType?: string;
};

function numberOf(audits: Audits, name: string): number {
  const value = audits[name]?.numericValue;
  if (value === undefined) {
    throw new Error(
      `Lighthouse: the audit "${name}" has no figure. Is the page there?`,
    );
  }
  return value;
}

/** What the page asked its own host for. */
function ownRequests(audits: Audits, address: string): NetworkRequest[] {
  const details = audits['network-requests']?.details as
    | {items: NetworkRequest[]}
    | undefined;
  return (details?.items ?? []).filter(
    ({url}) => new URL(url).origin === new URL(address).origin,
  );
}

function sizeOf(requests: readonly NetworkRequest[]): number {
  return requests.reduce((sum, {transferSize = 0}) => sum + transferSize, 0);
}

/** Loads a page once as Lighthouse's mobile phone on a slow line. */
export async function measureLoad(
  address: string,
  port: number,
): Promise<
  Omit<LoadFigures, 'longestTask' | 'firstPaintSeen' | 'largestPaintSeen'>
> {
  const report = await auditPage(address, port);
  const audits = report.audits as Audits;
  const requests = ownRequests(audits, address);
  return {
    score: (report.categories.performance?.score ?? 0) * 100,
    firstPaint: numberOf(audits, 'first-contentful-paint'),
    largestPaint: numberOf(audits, 'largest-contentful-paint'),
    blocking: numberOf(audits, 'total-blocking-time'),
    speedIndex: numberOf(audits, 'speed-index'),
    layoutShift: numberOf(audits, 'cumulative-layout-shift'),
    requests: requests.length,
    bytes: sizeOf(requests),
    scriptBytes: sizeOf(
      requests.filter(({resourceType}) => resourceType === 'Script'),
    ),
  };
}
