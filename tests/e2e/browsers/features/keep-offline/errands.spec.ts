import {latestVersion} from '../../../../../content/site/versions';
import {startBundled} from '../../../../lib/startBundled';
import {keys} from '../../createTab';
import {expect, test} from '../../fixtures';
import {full} from '../../../fullRun';
import {search, tensor, tutorial} from '../../tasks';

test('a version is kept, and read without a network', full, async ({tab}) => {
  test.setTimeout(180_000);
  const server = await startBundled('build');
  const origin = `http://localhost:${server.port}`;
  await tab.open(origin + tutorial);
  await tab.sendTo('.navbar-versions', null, keys.enter);
  await tab.sendTo(
    '.navbar .dropdown__menu a',
    `Save ${latestVersion} for offline reading`,
    keys.enter,
  );
  await tab.click('dialog button', 'Save');
  await expect
    .poll(() => tab.text('dialog[open] [role="status"]'), {timeout: 120_000})
    .toBe(`Done. You can read ${latestVersion} offline now.`);
  await server.stop();
  await tab.open(`${origin}/faq/`);
  await tab.shows('h1', 'Frequently asked questions');
  await tab.open(origin + tensor);
  await search(tab, 'softmax', 'softmax');
  await tab.until(() => location.href.includes('softmax'), true);
  await tab.open(origin + tensor);
  await tab.click('[data-member="add"] button', 'Run');
  await tab.shows('[data-member="add"] [role="log"]', 'Float32Array [21, 22]');
  await tab.evaluate(async () => {
    for (const registration of await navigator.serviceWorker.getRegistrations()) {
      await registration.unregister();
    }
  });
  await tab.open('/faq/');
});
