import {families} from './families';
import {openFamily} from './openFamily';
import {walkWithTab} from './tabOrder';
import {expect, test} from './sharedPage';

/** Families with controls that no other has. */
const own = [
  'home',
  'Snack tutorial',
  'interface',
  'shared Snack',
  'search',
  'not found',
];

for (const [family, address] of families.filter(([name]) =>
  own.includes(name),
)) {
  test(`Tab reaches every control once, visibly, and leaves the page: ${family}`, async ({
    page,
  }) => {
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
  });
}
