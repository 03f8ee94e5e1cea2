import path from 'node:path';
import {expect, test} from '../fixtures';
import {makeTemplate, runIn} from './web/makeApp';
import {serveApp} from './web/serveApp';

// Its origin has a storage that nothing clears.
test.use({ownContext: true, permissions: ['camera']});

test('the template of the page installs, passes its own test, builds, and names what it sees', async ({
  baseURL,
  page,
}) => {
  test.setTimeout(900_000);
  const {app, remove} = await makeTemplate(String(baseURL));
  try {
    runIn(app, 'npm install');
    runIn(app, 'npm test');
    runIn(app, 'npm run build');
    await serveApp(path.join(app, 'dist'), [], async (origin) => {
      const guess = page.getByText(/^\S.* \d+%$/);
      await page.goto(origin);
      await expect(page.getByText('Take or choose a photo')).toBeVisible();
      await page.getByRole('button', {name: 'Take picture'}).click();
      await expect(guess).toHaveCount(3, {timeout: 60_000});

      await page.reload();
      await expect(page.getByText('Take or choose a photo')).toBeVisible();
      await page
        .getByLabel('Choose a photo')
        .setInputFiles('content/examples/assets/squares.png');
      await expect(guess).toHaveCount(3, {timeout: 60_000});
    });
  } finally {
    remove();
  }
});
