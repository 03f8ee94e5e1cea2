import {setTimeout as sleep} from 'node:timers/promises';
import type {Browser} from '@playwright/test';
import {tensor} from './families';
import {middleOf} from '../../../scripts/lib/middleOf';
import {withSlowPage} from './slowPage';
import {watchPage} from './watchPage';
import {withTimeout} from './withTimeout';

/** The page that the link leads to, in the same category of the sidebar. */
const target = {
  path: '/docs/api/core/interfaces/torchlive_torch.torch/',
  heading: 'Torch',
};

/** A pointer rests on a link for about as long before it is pressed. */
const rest = 100;

/** Milliseconds from the click on a link of the sidebar, on a page that is quiet, to the frame that shows the new heading. */
export function measureNavigation(
  browser: Browser,
  origin: string,
  hydrated = 'html[data-has-hydrated="true"]',
  sidebar = '.theme-doc-sidebar-menu',
): Promise<number> {
  return withSlowPage(browser, 'desktop', async (page) => {
    const {tapped, shown} = await watchPage(page, {
      selector: 'h1',
      text: target.heading,
    });
    await page.goto(origin + tensor.path);
    await page.locator(hydrated).waitFor();
    await page.waitForLoadState('networkidle');
    // Ours lists it twice: by topic and by kind.
    const link = page
      .locator(`${sidebar} a[href="${target.path}"]:visible`)
      .first();
    await link.scrollIntoViewIfNeeded();
    const {x, y} = await middleOf(link);
    await page.mouse.move(x, y);
    await sleep(rest);
    await page.mouse.down();
    await page.mouse.up();
    const shownAt = await withTimeout(
      30,
      shown,
      `${target.path}: the heading "${target.heading}" does not come`,
    );
    return shownAt - (await tapped);
  });
}
