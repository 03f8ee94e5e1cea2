import {existsSync} from 'node:fs';
import {expect, test} from '../fixtures';
import {findFreePort} from 'test-utils/free-port';
import {labFolder} from '../lab/buildLab';
import {startLab} from '../lab/startLab';
import {openPage} from '../openPage';

test('a site without the speed parts of docusaurus-fast still works', async ({
  page,
}) => {
  const lab = await startLab(
    'without-parts',
    {FAST_WITHOUT: 'all'},
    await findFreePort(),
  );
  try {
    // Written by the part `routes`.
    expect(existsSync(`${labFolder('without-parts')}/build/chunk-files`)).toBe(
      false,
    );
    await openPage(page, lab.home);
    await page.evaluate(() => Object.assign(window, {survives: true}));
    await page
      .getByRole('main')
      .getByRole('link', {name: 'second page'})
      .click();
    await expect(page).toHaveTitle(/^Second/);
    expect(await page.evaluate(() => 'survives' in window)).toBe(true);
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog')).toBeVisible();
  } finally {
    lab.stop();
  }
});
