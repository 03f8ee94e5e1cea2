import {latestVersion} from '../../../content/site/versions';
import {newerApis} from '../../lib/newerFeatures';
import {keys} from './createTab';
import {expect, test} from './fixtures';
import {proxySite} from './proxySite';
import {log, openSearch, search, tensor, tutorial} from './tasks';

/** Deletes what has these names: `name`, `owner.name`, or `.name`, whatever it belongs to. */
function takeAway(names: readonly string[]): void {
  const drop = (object: unknown, name: string) => {
    let each = object;
    while (each !== null && each !== undefined) {
      Reflect.deleteProperty(each, name);
      each = Object.getPrototypeOf(each) as unknown;
    }
  };
  const globals = window as unknown as Record<string, unknown>;
  const types = Object.getOwnPropertyNames(window)
    .filter((name) => /^[A-Z]/.test(name))
    .map((name) => globals[name]);
  for (const each of names) {
    const [owner = '', name] = each.split('.');
    if (name === undefined) {
      drop(window, owner);
    } else if (owner !== '') {
      drop(globals[owner], name);
    } else {
      for (const type of types) {
        drop((type as {prototype?: unknown} | null)?.prototype, name);
        if (typeof type === 'function') {
          Reflect.deleteProperty(type, name);
        }
      }
    }
  }
}

test('pages work without what the oldest browsers lack', async ({
  tab,
  baseURL,
}) => {
  const names = Object.values(newerApis).flat();
  expect(names).toContain('requestIdleCallback');
  const {origin, close} = await proxySite(baseURL ?? '', {
    // Chromium would go on asking for Trusted Types.
    withoutPolicies: true,
    script: `(${String(takeAway)})(${JSON.stringify(names)})`,
  });
  try {
    await tab.open(`${origin}${tutorial}`);
    await tab.until(() => 'requestIdleCallback' in window, false);
    // Every Safari has ClipboardItem, without which it forgets the press.
    if (test.info().project.name !== 'webkit') {
      await tab.click('button', 'Copy page');
      await tab.shows('main [aria-live="polite"]', 'Copied');
    }
    await tab.click('button', 'Start the app');
    await tab.enter('iframe[src^="/embed/run/"]');
    await tab.enter('iframe');
    await tab.shows('#root', 'Shape: 2 × 3');
    await tab.leave();
    await tab.click('.navbar a', 'FAQ');
    await tab.shows('h1', 'Frequently asked questions');

    await tab.open(`${origin}${tensor}`);
    await tab.click('[data-member="add"] button', 'Run');
    await tab.shows(`[data-member="add"] ${log}`, 'Float32Array [21, 22]');
    await search(tab, 'Tensor -> number', 'Tensor.item');
    await tab.until(() => location.hash, '#item');
    await openSearch(tab);
    await tab.press(keys.escape);

    await tab.open(`${origin}/`);
    await tab.sendTo('.navbar-versions', null, keys.enter);
    await tab.sendTo(
      '.navbar .dropdown__menu a',
      `Save ${latestVersion} for offline reading`,
      keys.enter,
    );
    await tab.shows('dialog[open]', /\d MB/);
    await tab.visit('/robots.txt');
  } finally {
    close();
  }
});
