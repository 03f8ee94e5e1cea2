import {existsSync} from 'node:fs';
import path from 'node:path';
import {builtPages} from './builtPages';
import {expect, test} from './fixtures';
import {answerAsSnack, drawnSettings} from './snackEditor';

const tutorial = '/docs/tutorials/snacks/yolov5/';

test('a Snack shows its code first and the editor when asked [S7.6]', async ({
  page,
  trouble,
}) => {
  await answerAsSnack(page);
  await page.goto(tutorial);
  const snack = page.getByRole('region', {name: 'Snack: yolov5'});
  await expect(snack.getByRole('tab').first()).toHaveText('App.tsx');
  await expect(snack.getByText('export default function App')).toBeVisible();
  await snack.getByRole('tab', {name: 'suppressNonMaximum.ts'}).click();
  await expect(snack.getByText('rest.length > 0')).toBeVisible();
  await expect(snack.locator('iframe')).toHaveCount(0);

  await snack.getByRole('button', {name: 'Show the editor here'}).click();
  const settings = await drawnSettings(snack);
  expect(settings.snackDependencies).toContain(
    'react-native-pytorch-core@0.2.3',
  );
  expect(settings.snackTheme).toBe('light');
  const files = JSON.parse(
    decodeURIComponent(settings.snackFiles ?? ''),
  ) as object;
  expect(Object.keys(files)).toContain('screens/ResultsScreen.tsx');
  expect(trouble).toEqual([]);
});

test('where Expo Snack cannot be reached, a sentence says so', async ({
  page,
}) => {
  await page.route('https://snack.expo.dev/**', (route) => route.abort());
  await page.goto(tutorial);
  const snack = page.getByRole('region', {name: 'Snack: yolov5'});
  await snack.getByRole('button', {name: 'Show the editor here'}).click();
  await expect(
    snack.frameLocator('iframe').getByText('Expo Snack did not load'),
  ).toBeVisible();
  await expect(snack.getByText('export default function App')).toBeVisible();
});

for (const [search, sentence] of [
  ['', 'names no Snack'],
  ['?id=//evil.example', 'names no Snack'],
  ['?sample=../../secret', 'names no Snack'],
  ['?sample=0.2.3/no-such-sample', 'the sample answered 404'],
] as const) {
  test(`the frame document refuses "${search}"`, async ({page}) => {
    await answerAsSnack(page);
    await page.goto(`/embed/snack/${search}`);
    await expect(page.getByText(sentence)).toBeVisible();
    await expect(page.locator('iframe, #snack pre')).toHaveCount(0);
  });
}

test('every link that opens a Snack names files that this site serves', () => {
  const links = builtPages().flatMap(({html}) =>
    [...html.matchAll(/href="(https:\/\/snack\.expo\.dev\/\?[^"]+)"/g)].map(
      ([, address = '']) => new URL(address.replaceAll('&amp;', '&')),
    ),
  );
  expect(links.length).toBeGreaterThanOrEqual(6);
  for (const link of links) {
    const files = JSON.parse(link.searchParams.get('files') ?? '') as Record<
      string,
      {url: string}
    >;
    for (const {url} of Object.values(files)) {
      const file = path.join('build', new URL(url).pathname);
      expect(existsSync(file), file).toBe(true);
    }
  }
});

test('a choice of tab holds on the whole page and on the next', async ({
  page,
}) => {
  await page.goto('/docs/tutorials/add-package/');
  const tabs = page.getByRole('tab', {name: 'iOS'});
  await tabs.first().click();
  await expect(
    page.getByRole('tab', {name: 'iOS', selected: true}),
  ).toHaveCount(await tabs.count());
  await page.getByRole('tab', {name: 'Yarn'}).click();
  await expect(
    page.getByText('yarn add react-native-pytorch-core'),
  ).toBeVisible();
  await page.goto('/docs/tutorials/get-started-manually/');
  await expect(
    page.getByRole('tab', {name: 'iOS', selected: true}).first(),
  ).toBeVisible();
});

test('a tutorial can be edited and answered', async ({page}) => {
  await page.goto(tutorial);
  await expect(
    page.getByRole('link', {name: /Edit this page/}),
  ).toHaveAttribute(
    'href',
    /versioned_docs\/version-0\.2\.3\/tutorials\/snacks\/yolov5\.mdx$/,
  );
  const feedback = page.getByRole('link', {name: /Tell us about this/});
  await expect(feedback).toHaveAttribute(
    'href',
    /template=tutorial_feedback\.yml.*title=Detect\+objects\+with\+YOLOv5/,
  );
  await expect(page.locator('time')).toBeVisible();
});
