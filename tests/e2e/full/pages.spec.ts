import {readablePages} from '../builtPages';
import {findViolations} from '../findViolations';
import {openFamily} from '../openFamily';
import {openStates} from '../openStates';
import {expect, test} from '../sharedPage';
import {switchSystemMode} from '../switchColorMode';
import {viewports} from '../viewports';

for (const {address} of readablePages()) {
  test(`${address} hydrates, and axe finds nothing at any width, in any mode or open state`, async ({
    page,
  }) => {
    await openFamily(page, address);
    for (const size of viewports) {
      await page.setViewportSize(size);
      for (const {name, shows, open, close} of openStates) {
        if (await open(page)) {
          await test.step(`${name} at ${size.width} px`, async () => {
            await switchSystemMode(page, 'light');
            expect(await findViolations(page, {within: shows})).toEqual([]);
            await switchSystemMode(page, 'dark');
            expect(
              await findViolations(page, {
                within: shows,
                only: ['color-contrast'],
              }),
            ).toEqual([]);
          });
          await close(page);
        }
      }
    }
  });
}
