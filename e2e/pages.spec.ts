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

/** `npm run test:full` walks every page; here one of each structure stands for the others. */
const pages = readablePages().map((page) => ({
  ...page,
  version: versionOfPath(page.path)?.name,
  kinds: kindsOf(page.html),
}));
const ofSite = new Set(coverKinds(pages));

/** The longest tutorial and the longest page of the reference of a version. */
function longestPages(version: string): typeof pages {
  return ['/tutorials/', '/api/'].flatMap((folder) =>
    pages
      .filter((page) => page.version === version && page.path.includes(folder))
      .sort((a, b) => b.html.length - a.html.length)
      .slice(0, 1),
  );
}
const ofVersions = docsVersions.flatMap(({name}) => longestPages(name));

test('there are pages of many structures and of every version', () => {
  expect(ofSite.size).toBeGreaterThan(20);
  expect(ofVersions).toHaveLength(2 * docsVersions.length);
});

for (const {address} of ofSite) {
  test(`${address} hydrates, and axe finds nothing on a desktop or a phone`, async ({
    page,
  }) => {
    await page.emulateMedia({colorScheme: 'light'});
    await page.setViewportSize({width: 1280, height: 720});
    await openFamily(page, address);
    expect(await shiftsOf(page)).toEqual([]);
    await unfold(page);
    expect(await findViolations(page)).toEqual([]);

    await page.setViewportSize({width: 390, height: 844});
    await switchSystemMode(page, 'dark');
    expect(
      await findViolations(page, {
        only: ['color-contrast', 'target-size', 'scrollable-region-focusable'],
      }),
    ).toEqual([]);
  });
}

for (const {address} of ofVersions.filter((page) => !ofSite.has(page))) {
  test(`${address} hydrates on a phone`, async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    await openPage(page, address);
    await expect(page.locator('h1')).toHaveCount(1);
    expect(await shiftsOf(page)).toEqual([]);
  });
}
