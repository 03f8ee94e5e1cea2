import {findBarriersEverywhere} from '../barrierMatrix';
import {walkedPages} from '../builtPages';
import {expect, test} from '../walkFixtures';

for (const {address} of walkedPages()) {
  test(`axe finds nothing at any width, in any mode or open state: ${address}`, async ({
    walker: {page, trouble},
  }) => {
    expect(await findBarriersEverywhere(page, address)).toEqual([]);
    expect(trouble).toEqual([]);
  });
}
