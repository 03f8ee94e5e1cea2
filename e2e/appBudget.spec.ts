import {families} from './families';
import {expect, test} from './fixtures';
import {openPage} from './openPage';

/** Most bytes of script, as sent, until a docs page has hydrated, and most files. */
const byteLimit = 136_500;
const fileLimit = 11;

for (const [family, address] of families) {
  if (address.startsWith('/docs/')) {
    test(`the app of a page of the family "${family}" is within its budget`, async ({
      page,
    }) => {
      await openPage(page, address);
      const sizes = await page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .filter(({name}) => name.endsWith('.js'))
          .map((entry) => (entry as PerformanceResourceTiming).encodedBodySize),
      );
      expect(sizes.length).toBeGreaterThan(2);
      expect(sizes.length).toBeLessThanOrEqual(fileLimit);
      expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(
        byteLimit,
      );
    });
  }
}
