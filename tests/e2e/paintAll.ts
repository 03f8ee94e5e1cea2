import type {Frame, Page} from '@playwright/test';
import {addStyles} from './addStyles';

/** Makes the browser paint everything, including what it skips while it is off screen. */
export function paintAll(page: Page | Frame): Promise<void> {
  return addStyles(page, '* {content-visibility: visible !important}');
}
