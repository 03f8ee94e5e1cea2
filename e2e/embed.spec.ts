import {findBarriers} from './findBarriers';
import {expect, test} from './fixtures';
import {answerAsSnack} from './snackEditor';

const address = '/embed/snack/?id=@playtorch/image-classification';

for (const theme of ['light', 'dark'] as const) {
  test(`axe finds nothing in the frame of a Snack in ${theme}`, async ({
    page,
  }) => {
    await page.route('https://snack.expo.dev/**', (route) => route.abort());
    await page.goto(`${address}&theme=${theme}`);
    await expect(page.getByRole('status')).toHaveText(/did not load/);
    const found: string[] = [];
    for (const width of [390, 996, 1440]) {
      await page.setViewportSize({width, height: 700});
      found.push(...(await findBarriers(page)));
    }
    expect(found).toEqual([]);

    await answerAsSnack(page);
    await page.reload();
    await expect(page.locator('#snack pre')).toBeVisible();
    expect(await findBarriers(page)).toEqual([]);
  });
}
