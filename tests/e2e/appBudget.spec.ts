import {families} from './families';
import {expect, test} from './sharedPage';
import {openPage} from './openPage';

/** Most bytes of script, as sent, until a docs page has hydrated (139,500 when this was set, and a tenth), and most files. */
const byteLimit = 153_000;
const fileLimit = 11;

test('the app of a docs page is within its budget', async ({page}) => {
  for (const [family, address] of families) {
    if (['tutorial', 'class', 'what changed'].includes(family)) {
      await openPage(page, address);
      const sizes = await page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .filter(({name}) => name.endsWith('.js'))
          .map((entry) => (entry as PerformanceResourceTiming).encodedBodySize),
      );
      expect(sizes.length, family).toBeGreaterThan(2);
      expect.soft(sizes.length, family).toBeLessThanOrEqual(fileLimit);
      expect
        .soft(
          sizes.reduce((sum, size) => sum + size),
          family,
        )
        .toBeLessThanOrEqual(byteLimit);
    }
  }
});
