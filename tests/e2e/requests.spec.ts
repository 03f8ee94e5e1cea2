import {expect, test} from './fixtures';
import {openPage} from './openPage';

/** Pages of different families. On every other page that tests open, a request to another host fails the test. */
const addresses = [
  '/',
  '/search/?q=camera',
  '/no-such-page/',
  '/docs/tutorials/snacks/image-classification/',
];

const starCount = 'https://api.github.com/repos/facebookresearch/playtorch';

test.use({asksForStars: true});

test('a visit loads files of our own and one star count [S7.13] [S1.5]', async ({
  page,
  baseURL,
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
});
