import {test} from '../../fixtures';

test('two versions are compared', async ({tab}) => {
  await tab.open('/docs/compare/?from=0.1&to=0.2.3');
  await tab.shows(
    'main [role="status"]',
    /^\d+ differences from 0\.1 to 0\.2\.3\.$/,
  );
  await tab.click('button', 'Swap the versions');
  await tab.until(() => location.search, '?from=0.2.3&to=0.1');
  await tab.back();
  await tab.until(() => location.search, '?from=0.1&to=0.2.3');
});
