import path from 'node:path';
import {expect, test} from './fixtures';
import {labFolder} from './lab/buildLab';
import {filesWith} from './lab/filesOf';
import {findFreePort, startLab, type Lab} from './lab/startLab';
import {openPage} from './openPage';

// Both tests share one build of the lab.
test.describe.configure({mode: 'default'});

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

test('a public build leaves out internal pages, blocks and sidebar items [S6.3]', () => {
  const build = path.join(labFolder('without-engine'), 'build');
  expect(filesWith(build, ['Write an issue.']).length).toBeGreaterThan(0);
  expect(
    filesWith(build, [
      'Call the operator',
      'frobnicator',
      'Runbook',
      'On-call rota',
    ]),
  ).toEqual([]);
});
