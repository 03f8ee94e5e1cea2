import {families} from './families';
import {full} from './fullRun';
import {openFamily} from './openFamily';
import {walkWithTab} from './tabOrder';
import {expect, test} from './sharedPage';

/** Families with most kinds of controls, and those with controls that no other has. */
const often = ['home', 'interface'];
const own = ['Snack tutorial', 'shared Snack', 'search', 'not found'];

for (const [family, address] of families.filter(([name]) =>
  [...often, ...own].includes(name),
)) {
  const tags = often.includes(family) ? {} : full;
  test(
    `Tab reaches every control once, visibly, and leaves the page: ${family}`,
    tags,
    async ({page}) => {
      await page.setViewportSize({width: 1280, height: 720});
      await openFamily(page, address);
      // The demo at the top of home brings controls of its own.
      await expect(
        page.locator('figure[data-stage]:not([data-stage="ready"])'),
      ).toHaveCount(0);
      const {missed, unseen, stops, leaves} = await walkWithTab(page);
      expect({missed, unseen, leaves}).toEqual({
        missed: [],
        unseen: [],
        leaves: true,
      });
      expect(stops).toBeGreaterThan(15);
    },
  );
}
