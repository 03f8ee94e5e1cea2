import type {Page} from '@playwright/test';
import {findBarriers} from './findBarriers';
import {openFamily} from './openFamily';
import {openStates} from './openStates';
import {switchSystemMode} from './switchColorMode';

/** Widths of a phone, of the last screen with a sliding menu, and of a desk. */
const sizes = [
  {width: 390, height: 844},
  {width: 996, height: 800},
  {width: 1440, height: 900},
];

/** All rules on the page, or on what lies over it, and contrast again in the other mode. */
async function look(page: Page, within?: string): Promise<string[]> {
  await switchSystemMode(page, 'light');
  const found = await findBarriers(page, {within});
  await switchSystemMode(page, 'dark');
  return [
    ...found,
    ...(await findBarriers(page, {within, only: ['color-contrast']})),
  ];
}

/** What axe finds on a page at each width, in each mode, with all of the text unfolded and with each thing that opens over it. */
export async function findBarriersEverywhere(
  page: Page,
  address: string,
): Promise<string[]> {
  await openFamily(page, address);
  const found: string[] = [];
  for (const size of sizes) {
    await page.setViewportSize(size);
    for (const {name, shows, open, close} of openStates) {
      if (await open(page)) {
        found.push(
          ...(await look(page, shows)).map(
            (line) => `${size.width} px, ${name}: ${line}`,
          ),
        );
        await close(page);
      }
    }
  }
  return found;
}
