import {EventEmitter, once} from 'node:events';
import type {Locator, Page} from '@playwright/test';
import {expect, test} from './fixtures';
import {full} from './fullRun';
import {answerAsSnack, drawnSettings} from './snackEditor';
import {switchColorMode} from './switchColorMode';

const id = '@playtorch/image-classification';

async function openEditor(page: Page): Promise<Locator> {
  await page.goto(`/snack/${id}/`);
  const snack = page.getByRole('region', {name: /^Snack: /});
  await snack.getByRole('button', {name: 'Show the editor here'}).click();
  return snack;
}

test('the editor of a shared Snack loads it by its id, in the colours of the page', async ({
  page,
}) => {
  await answerAsSnack(page);
  const snack = await openEditor(page);
  expect(await drawnSettings(snack)).toMatchObject({
    snackId: id,
    snackTheme: 'light',
  });

  await switchColorMode(page, 'dark');
  await expect
    .poll(async () => (await drawnSettings(snack)).snackTheme)
    .toBe('dark');
});

test.describe('by the clock', () => {
  // A clock stays installed.
  test.use({ownContext: true});

  test(
    'while Expo Snack is slow, the frame says so, and then shows it',
    full,
    async ({page}) => {
      await page.clock.install();
      const scripts = new EventEmitter();
      await answerAsSnack(page, once(scripts, 'arrive'));
      const snack = await openEditor(page);
      const frame = snack.frameLocator('iframe');
      const status = frame.getByRole('status');
      await expect(status).toContainText('Loading Expo Snack…');
      // The frame's timer has started.
      await expect(frame.locator('html')).toHaveAttribute(
        'data-theme',
        'light',
      );
      await page.clock.fastForward('00:16');
      await expect(status).toHaveText(
        'Expo Snack has not answered yet. Try Open in Snack above.',
      );
      scripts.emit('arrive');
      expect(await drawnSettings(snack)).toMatchObject({snackId: id});
      await expect(status).toBeHidden();
    },
  );
});
