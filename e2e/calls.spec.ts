import {docsVersions, versionRoot} from '../config/versions';
import {topLevelRoutes} from '../specification/routes';
import {expect, test} from './fixtures';
import {openPage} from './openPage';

function inEveryVersion(page: string): string[] {
  return docsVersions.map((version) => versionRoot(version) + page);
}

/** Pages of each family; a visit goes from one to the next in one tab. */
const visits: Readonly<Record<string, readonly string[]>> = {
  'the pages outside the docs': [
    ...topLevelRoutes.map(([, path]) => path),
    '/search/?q=camera',
    '/no-such-page/',
  ],
  tutorials: [
    ...inEveryVersion('tutorials/get-started/'),
    '/docs/tutorials/snacks/image-classification/',
  ],
  'the reference': [
    ...inEveryVersion('api/core/'),
    '/docs/api/core/classes/cameraview.camera/',
    '/docs/api/core/modules/torchlive_torch/',
  ],
};

const starCount = 'https://api.github.com/repos/facebookresearch/playtorch';

test.use({asksForStars: true});

for (const [name, addresses] of Object.entries(visits)) {
  test(`a visit to ${name} gets files of our own and one star count [S7.13] [S1.5]`, async ({
    page,
    baseURL,
    trouble,
  }) => {
    const outside: string[] = [];
    const methods = new Set<string>();
    page.on('request', (request) => {
      const url = new URL(request.url());
      methods.add(request.method());
      if (url.origin !== baseURL && url.protocol !== 'data:') {
        outside.push(url.href);
      }
    });
    const starred = page.waitForResponse(starCount);
    for (const address of addresses) {
      await openPage(page, address);
      await starred;
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await page.waitForLoadState('networkidle');
    }
    expect(outside).toEqual([starCount]);
    expect([...methods]).toEqual(['GET']);
    expect(trouble).toEqual([]);
  });
}
