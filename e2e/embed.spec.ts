import {findViolations} from './findViolations';
import {expect, test} from './fixtures';
import {answerAsSnack} from './snackEditor';

const address = '/embed/snack/?id=@playtorch/image-classification';

test('axe finds nothing in the frame of a Snack, with and without its editor', async ({
  page,
  allowed,
}) => {
  allowed.push(/^net::ERR_FAILED: https:\/\/snack\.expo\.dev\//);
  await page.setViewportSize({width: 390, height: 700});
  await page.route('https://snack.expo.dev/**', (route) => route.abort());
  for (const theme of ['light', 'dark']) {
    await page.goto(`${address}&theme=${theme}`);
    await expect(page.getByRole('status')).toHaveText(/did not load/);
    expect(await findViolations(page)).toEqual([]);
  }

  await answerAsSnack(page);
  await page.reload();
  await expect(page.locator('#snack pre')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
});
