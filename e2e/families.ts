import {expect, type Page} from '@playwright/test';
import {expectAlive} from './openPage';

/** One page of each family, by its address. */
export const families = [
  ['home', '/'],
  ['tutorial', '/docs/tutorials/add-package/'],
  ['Snack tutorial', '/docs/tutorials/snacks/nlp-qa/'],
  ['reference', '/docs/api/core/'],
  ['class', '/docs/api/core/classes/cameraview.camera/'],
  ['interface', '/docs/api/core/interfaces/torchlive_media.media/'],
  ['module', '/docs/api/core/modules/torchlive_media/'],
  ['availability', '/docs/0.1/api/core/modules/torchlive_media/'],
  ['what changed', '/docs/api/changes/'],
  ['FAQ', '/faq/'],
  ['community', '/community/'],
  ['support', '/support/'],
  ['Flora', '/flora/'],
  ['notices', '/app/third-party-notices-android/'],
  ['example', '/example/mnist/'],
  ['shared Snack', '/snack/@playtorch/image-classification/'],
  ['Expo', '/expo/@playtorch/nlp-qa-demo/'],
  ['search', '/search/?q=tensor'],
  ['not found', '/no-such-page/'],
] as const;

/** Families whose links are found by the app, once the page is there. */
const foundLater: readonly string[] = ['/search/?q=tensor', '/no-such-page/'];

/** Opens one of them, and waits until all that it shows is there. */
export async function openFamily(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expectAlive(page);
  if (foundLater.includes(address)) {
    await expect(page.locator('main ol a').first()).toBeAttached();
  }
}
