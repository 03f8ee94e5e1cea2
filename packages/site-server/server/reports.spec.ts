import {expect, it, onTestFinished, vi} from 'vitest';
import {exampleTables} from '../testing/exampleSite';
import {makeSite} from '../testing/makeSite';
import {request} from '../testing/request';
import {startServer} from '../testing/startServer';

it('prints no more than so many reports of the policy, and says when to send others', async () => {
  const {root, remove} = makeSite();
  onTestFinished(remove);
  const tables = {...exampleTables, reportPath: '/reports'};
  const printed = vi.spyOn(console, 'log').mockReturnValue();
  onTestFinished(() => printed.mockRestore());
  const {port, stop} = await startServer(root, {tables});
  onTestFinished(stop);
  const answers = [];
  for (let count = 0; count < 300; count += 1) {
    const {status, headers} = await request(port, {
      path: '/reports',
      method: 'POST',
      content: '{}',
    });
    answers.push({status, retryAfter: headers['retry-after']});
  }
  const refused = answers.filter(({status}) => status !== 204);
  expect(printed).toHaveBeenCalledTimes(300 - refused.length);
  expect(refused.length).toBeGreaterThanOrEqual(200);
  expect(refused.filter(({status}) => status !== 429)).toEqual([]);
  for (const {retryAfter} of refused) {
    expect(retryAfter).toMatch(/^(?:[1-9]|[1-5]\d|60)$/);
  }
  // Readers are served as before.
  expect((await request(port, {path: '/'})).status).toBe(200);
});
