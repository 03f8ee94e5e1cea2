import {families} from './families';
import {openFamily} from './openFamily';
import {walkWithTab} from './tabWalk';
import {expect, test} from './walkFixtures';

for (const [family, address] of families) {
  test(`Tab reaches every control once, visibly, and leaves the page: ${family}`, async ({
    walker: {page},
  }) => {
    await page.setViewportSize({width: 1280, height: 720});
    await openFamily(page, address);
    const {missed, unseen, stops, leaves} = await walkWithTab(page);
    expect({missed, unseen, leaves}).toEqual({
      missed: [],
      unseen: [],
      leaves: true,
    });
    expect(stops).toBeGreaterThan(15);
  });
}
