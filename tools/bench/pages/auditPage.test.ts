import type {Result} from 'lighthouse';
import {expect, it, vi} from 'vitest';
import {auditPage} from './auditPage';

const address = 'http://localhost:1/faq/';
const report = {finalDisplayedUrl: address} as Result;

function failure(code: string): Result {
  return {...report, runtimeError: {code, message: `failed: ${code}`}};
}

it('loads a page again when the recording was lost', async () => {
  const audit = vi
    .fn<() => Promise<Result>>()
    .mockResolvedValueOnce(failure('NO_NAVSTART'))
    .mockResolvedValueOnce(failure('NO_TRACING_STARTED'))
    .mockResolvedValueOnce(report);
  expect(await auditPage(address, 1, audit)).toBe(report);
  expect(audit).toHaveBeenCalledTimes(3);
});

it.each([
  ['a recording that is lost each time', 'NO_NAVSTART', 3],
  ['a page that fails', 'ERRORED_DOCUMENT_REQUEST', 1],
])('gives up on %s', async (_, code, attempts) => {
  const audit = vi.fn(() => Promise.resolve(failure(code)));
  await expect(auditPage(address, 1, audit)).rejects.toThrow(
    `Lighthouse: ${address}: failed: ${code}`,
  );
  expect(audit).toHaveBeenCalledTimes(attempts);
});
