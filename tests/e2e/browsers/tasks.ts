import {consolePath} from 'run-in-page/data';
import {latestVersion} from '../../../content/site/versions';
import {keys, type Tab} from './createTab';

export const tutorial = '/docs/tutorials/get-started/';
export const tensor = '/docs/api/core/interfaces/torchlive_torch.tensor/';

export const pathname = () => location.pathname;

/** Opens the search, and waits until it takes words. */
export async function openSearch(tab: Tab): Promise<void> {
  await tab.press(keys.control, 'k');
  await tab.until(
    () => document.activeElement?.getAttribute('role'),
    'combobox',
  );
}

/** Searches, and follows the first hit. */
export async function search(
  tab: Tab,
  query: string,
  hit: string,
): Promise<void> {
  await openSearch(tab);
  await tab.type(query);
  await tab.shows('[role="rowgroup"] a', hit);
  await tab.press(keys.enter);
}

/** The output of an example or of the console. */
export const log = '[role="log"]';

/** Opens code in the console and runs it. */
export async function runCode(tab: Tab, code: string): Promise<void> {
  // The same page with another fragment would stay.
  await tab.visit('/robots.txt');
  await tab.open(consolePath({release: latestVersion, code}));
  await tab.click('button', 'Run');
}
