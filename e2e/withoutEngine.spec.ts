import {expect, test} from './fixtures';
import {findFreePort, startLab, type Lab} from './lab/startLab';
import {openPage} from './openPage';

let lab: Lab;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  lab = await startLab(
    'without-engine',
    {ENGINE_WITHOUT: 'engine'},
    await findFreePort(),
  );
});

test.afterAll(() => lab.stop());

test('a site without the speed parts of the engine still works', async ({
  page,
}) => {
  await openPage(page, lab.home);
  await page.evaluate(() => Object.assign(window, {survives: true}));
  await page.getByRole('main').getByRole('link', {name: 'second page'}).click();
  await expect(page).toHaveTitle(/^Second/);
  expect(await page.evaluate(() => 'survives' in window)).toBe(true);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog')).toBeVisible();
});
