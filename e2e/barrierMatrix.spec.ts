import {findBarriersEverywhere} from './barrierMatrix';
import {families} from './families';
import {expect, test} from './walkFixtures';

for (const [family, address] of families) {
  test(`axe finds nothing at any width, in any mode or open state: ${family}`, async ({
    walker: {page, trouble},
  }) => {
    expect(await findBarriersEverywhere(page, address)).toEqual([]);
    expect(trouble).toEqual([]);
  });
}
