import {withBrowser} from './withBrowser';

/** How much slower than this machine the phone is: Lighthouse's own, and one that shows what a fast machine hides. */
export const slowdowns = [4, 10] as const;

/** Loads a page once as Lighthouse's phone on a slow line. It touches nothing: all that it sees happens before the first sign of a reader. */
export function measureLoad(
  address: string,
  cpuSlowdownMultiplier: number,
  tellIndex: (index: number) => void,
): Promise<Record<string, number>> {
  return withBrowser(async (_browser, port) => {
    // It is an ES module, and this program is not.
    const {default: lighthouse} = await import('lighthouse');
    const result = await lighthouse(address, {
      port,
      logLevel: 'error',
      onlyCategories: ['performance'],
      throttling: {cpuSlowdownMultiplier},
    });
    const report = result?.lhr;
    if (report === undefined || report.runtimeError !== undefined) {
      const {message = 'no result'} = report?.runtimeError ?? {};
      throw new Error(`Lighthouse: ${message}`);
    }
    tellIndex(report.environment.benchmarkIndex);
    const {audits, categories} = report;
    const figureOf = (audit: string) => audits[audit]?.numericValue ?? NaN;
    const kilobytesOf = (kind: string) => {
      const kinds = audits['resource-summary']?.details?.items ?? [];
      const found = kinds.find(({resourceType}) => resourceType === kind);
      return (found?.transferSize ?? NaN) / 1000;
    };
    const first = figureOf('first-contentful-paint');
    const largest = figureOf('largest-contentful-paint');
    return {
      score: (categories.performance?.score ?? NaN) * 100,
      'FCP, ms': first,
      'LCP, ms': largest,
      'TBT, ms': figureOf('total-blocking-time'),
      'LCP / FCP': largest / first,
      'kB before the first sign': kilobytesOf('total'),
      'kB of these script': kilobytesOf('script'),
    };
  });
}
