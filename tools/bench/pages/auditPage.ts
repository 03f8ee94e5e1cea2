import type {Result} from 'lighthouse';

/** What Lighthouse says when the recording failed, not the page. */
const lostRecordings: readonly string[] = ['NO_NAVSTART', 'NO_TRACING_STARTED'];

const mostAttempts = 3;

async function runLighthouse(
  address: string,
  port: number,
): Promise<Result | undefined> {
  // It is an ES module, and this program is not.
  const {default: lighthouse} = await import('lighthouse');
  const result = await lighthouse(address, {
    port,
    logLevel: 'error',
    onlyCategories: ['performance'],
  });
  return result?.lhr;
}

/** Lighthouse's report on a page. Tries again if the recording was lost, so that one failure does not end the whole benchmark. */
export async function auditPage(
  address: string,
  port: number,
  audit = runLighthouse,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    const report = await audit(address, port);
    const error = report?.runtimeError;
    if (report !== undefined && error === undefined) {
      return report;
    }
    if (
      error === undefined ||
      !lostRecordings.includes(error.code) ||
      attempt === mostAttempts
    ) {
      throw new Error(
        `Lighthouse: ${address}: ${error?.message ?? 'no result'}`,
      );
    }
  }
}
