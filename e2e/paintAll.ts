import type {Page} from '@playwright/test';
import {addStyles} from './addStyles';

/** Has everything painted, also what the browser leaves out as long as it is out of sight. */
export function paintAll(page: Page): Promise<void> {
  return addStyles(page, '* {content-visibility: visible !important}');
}
