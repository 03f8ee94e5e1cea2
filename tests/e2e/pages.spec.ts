import {parse} from 'parse5';
import {readablePages} from './builtPages';
import {coverKinds, kindsOf} from './coverKinds';
import {findViolations} from './findViolations';
import {shiftsOf} from './layoutShifts';
import {brokenNames, sidewaysScroll, smallTexts} from './measure';
import {openFamily} from './openFamily';
import {unfold} from './openStates';
import {expect, test} from './sharedPage';
import {switchSystemMode} from './switchColorMode';

/** Pages of versions that have the structures of the latest. */
const inBetween = /^\/docs\/(?:next|0\.2\.\d)\//;

const phone = {width: 390, height: 844};
const desktop = {width: 1280, height: 720};

/**
 * Addresses of the pages to visit. `npm run test:full` walks every page; here one of each
 * structure stands for the others, but none is visited for a few kinds of elements, and of
 * the docs only those of the latest and of the oldest version.
 */
function choosePages() {
  const ofSite = coverKinds(
    readablePages()
      .filter(({address}) => !inBetween.test(address))
      .map(({address, html}) => ({address, kinds: kindsOf(parse(html))})),
    7,
  );
  /** Pages with navigation of their own, which is laid out differently on a desktop. */
  const withNavigation = coverKinds(
    ofSite.map(({address, kinds}) => ({
      address,
      kinds: new Set([...kinds].filter((kind) => /^(?:aside|nav) /.test(kind))),
    })),
  );
  const addressesOf = (chosen: readonly {address: string}[]) =>
    chosen.map(({address}) => address);
  return {
    ofSite: addressesOf(ofSite),
    withNavigation: addressesOf(withNavigation),
  };
}

// Chosen once: workers inherit the environment of the runner, which reads this file first.
process.env.PAGES_TO_VISIT ??= JSON.stringify(choosePages());
const {ofSite, withNavigation} = JSON.parse(
  process.env.PAGES_TO_VISIT,
) as ReturnType<typeof choosePages>;

test('there are pages of many structures', () => {
  expect(ofSite.length).toBeGreaterThan(10);
});

for (const address of ofSite) {
  const isWide = withNavigation.includes(address);
  test(`${address} hydrates, fits a phone, and axe finds nothing${isWide ? ', nor on a desktop' : ''}`, async ({
    page: tab,
  }) => {
    await tab.emulateMedia({colorScheme: 'light'});
    await tab.setViewportSize(isWide ? desktop : phone);
    await openFamily(tab, address);
    expect(await shiftsOf(tab)).toEqual([]);
    await tab.setViewportSize(phone);
    expect(await sidewaysScroll(tab)).toBe(0);
    expect(await brokenNames(tab)).toEqual([]);
    await unfold(tab);
    expect(await smallTexts(tab.locator('body'))).toEqual([]);
    expect(await findViolations(tab, {sampleCards: true})).toEqual([]);
    if (isWide) {
      await tab.setViewportSize(desktop);
      expect(await brokenNames(tab)).toEqual([]);
      expect(await findViolations(tab, {sampleCards: true})).toEqual([]);
    }
    await switchSystemMode(tab, 'dark');
    expect(await findViolations(tab, {only: ['color-contrast']})).toEqual([]);
  });
}
