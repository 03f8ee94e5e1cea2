import {docsVersions, versionOfPath} from '../config/versions';
import {readablePages} from './builtPages';
import {coverKinds, kindsOf} from './coverKinds';
import {findViolations} from './findViolations';
import {shiftsOf} from './layoutShifts';
import {openFamily} from './openFamily';
import {openPage} from './openPage';
import {unfold} from './openStates';
import {expect, test} from './sharedPage';
import {switchSystemMode} from './switchColorMode';

const phone = {width: 390, height: 844};
const desktop = {width: 1280, height: 720};

/** `npm run test:full` walks every page; here one of each structure stands for the others. */
const pages = readablePages().map((page) => ({
  ...page,
  version: versionOfPath(page.path)?.name,
  kinds: kindsOf(page.html),
}));
const ofSite = new Set(coverKinds(pages));

/** Pages with navigation of their own, which is laid out differently on a desktop. */
const withNavigation = new Set(
  coverKinds(
    [...ofSite].map((page) => ({
      page,
      kinds: new Set(
        [...page.kinds].filter((kind) => /^(?:aside|nav) /.test(kind)),
      ),
    })),
  ).map(({page}) => page),
);

/** A tutorial and a page of the reference of a version, of middling length. */
function middlingPages(version: string): typeof pages {
  return ['/tutorials/', '/api/'].flatMap((folder) => {
    const ofFolder = pages
      .filter((page) => page.version === version && page.path.includes(folder))
      .sort((a, b) => b.html.length - a.html.length);
    const start = Math.floor(ofFolder.length / 2);
    return ofFolder.slice(start, start + 1);
  });
}
const ofVersions = docsVersions.flatMap(({name}) => middlingPages(name));

test('there are pages of many structures and of every version', () => {
  expect(ofSite.size).toBeGreaterThan(20);
  expect(ofVersions).toHaveLength(2 * docsVersions.length);
});

for (const page of ofSite) {
  const {address} = page;
  const isWide = withNavigation.has(page);
  test(`${address} hydrates, and axe finds nothing on ${isWide ? 'a desktop or ' : ''}a phone`, async ({
    page: tab,
  }) => {
    await tab.emulateMedia({colorScheme: 'light'});
    await tab.setViewportSize(isWide ? desktop : phone);
    await openFamily(tab, address);
    expect(await shiftsOf(tab)).toEqual([]);
    await unfold(tab);
    expect(await findViolations(tab, {sampleCards: true})).toEqual([]);
    if (isWide) {
      await tab.setViewportSize(phone);
      expect(await findViolations(tab, {sampleCards: true})).toEqual([]);
    }
    await switchSystemMode(tab, 'dark');
    expect(await findViolations(tab, {only: ['color-contrast']})).toEqual([]);
  });
}

for (const {address} of ofVersions.filter((page) => !ofSite.has(page))) {
  test(`${address} hydrates on a phone`, async ({page}) => {
    await page.setViewportSize(phone);
    await openPage(page, address);
    await expect(page.locator('h1')).toHaveCount(1);
    expect(await shiftsOf(page)).toEqual([]);
  });
}
