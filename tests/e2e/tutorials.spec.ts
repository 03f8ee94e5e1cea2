import {docsVersions, latestVersion} from '../../content/site/versions';
import {expect, test} from './fixtures';
import {answerAsSnack, drawnSettings} from './snackEditor';

const tutorial = '/docs/tutorials/snacks/yolov5/';

test('a Snack shows its code first and the editor when asked [S7.6]', async ({
  page,
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
  const latest = docsVersions.find(({name}) => name === latestVersion);
  expect(settings.snackDependencies).toContain(
    `react-native-pytorch-core@${latest?.packageVersion}`,
  );
  expect(settings.snackTheme).toBe('light');
  const files = JSON.parse(
    decodeURIComponent(settings.snackFiles ?? ''),
  ) as object;
  expect(Object.keys(files)).toContain('screens/ResultsScreen.tsx');
});

test('where Expo Snack cannot be reached, a sentence says so', async ({
  page,
  allowed,
}) => {
  allowed.push(/^net::ERR_FAILED: https:\/\/snack\.expo\.dev\//);
  await page.route('https://snack.expo.dev/**', (route) => route.abort());
  await page.goto(tutorial);
  const snack = page.getByRole('region', {name: 'Snack: yolov5'});
  await snack.getByRole('button', {name: 'Show the editor here'}).click();
  await expect(
    snack.frameLocator('iframe').getByText('Expo Snack did not load'),
  ).toBeVisible();
  await expect(snack.getByText('export default function App')).toBeVisible();
});

test('the frame document refuses what is no Snack', async ({page, allowed}) => {
  allowed.push(
    /^(?:404|net::ERR_FAILED): .*no-such-sample/,
    /no-such-sample.* CORS policy/,
  );
  await answerAsSnack(page);
  for (const [search, sentence] of [
    ['', 'names no Snack'],
    ['?id=//evil.example', 'names no Snack'],
    ['?sample=../../secret', 'names no Snack'],
    [
      `?sample=${latestVersion}/no-such-sample`,
      'the sample could not be loaded',
    ],
  ] as const) {
    await page.goto(`/embed/snack/${search}`);
    await expect(page.getByText(sentence)).toBeVisible();
    await expect(page.locator('iframe, #snack pre')).toHaveCount(0);
  }
});
