import {expect, test} from './fixtures';
import {openPage} from './openPage';

test('no string becomes code or HTML, no foreign script loads, no other policy is made', async ({
  page,
  allowed,
}) => {
  allowed.push(/^console error: Creating a TrustedTypePolicy named/);
  await openPage(page, '/faq/');
  const answers = await page.evaluate(() => {
    function attempt(task: () => unknown): string {
      try {
        task();
        return 'allowed';
      } catch (error) {
        return error instanceof Error ? error.message : String(error);
      }
    }
    const script = () => document.createElement('script');
    const load = (address: string) =>
      attempt(() => {
        script().src = address;
      });
    return {
      'set HTML': attempt(() => {
        document.body.innerHTML = '<b>x</b>';
      }),
      'add HTML': attempt(() => {
        document.body.insertAdjacentHTML('beforeend', '<b>x</b>');
      }),
      'parse HTML': attempt(() =>
        new DOMParser().parseFromString('<b>x</b>', 'text/html'),
      ),
      'write script': attempt(() => {
        script().text = 'document.title = "x"';
      }),
      'foreign script': load('https://example.org/assets/a.js'),
      'other file': load('/img/mark.svg'),
      'climb out': load('/assets/../embed/snack/frame.js'),
      'climb out with escapes': load('/assets/%2e%2e/embed/snack/frame.js'),
      data: load('data:text/javascript,alert(1)'),
      'foreign worker': attempt(
        () => new Worker('https://example.org/assets/a.js'),
      ),
      'blob worker': attempt(
        () => new Worker(URL.createObjectURL(new Blob(['1']))),
      ),
      'service worker': load('/sw.js'),
      'another of that name': load('/embed/sw.js'),
      'own asset': load('/assets/js/a.js'),
      policy: attempt(() =>
        window.trustedTypes?.createPolicy('other', {
          createHTML: (value) => value,
        }),
      ),
      'default policy': attempt(() =>
        window.trustedTypes?.createPolicy('default', {
          createHTML: (value) => value,
        }),
      ),
    };
  });
  const ours = expect.stringMatching(
    /^docusaurus-fast\/security: .+ may not be "/,
  );
  expect(answers).toEqual({
    ...Object.fromEntries(Object.keys(answers).map((name) => [name, ours])),
    'service worker': 'allowed',
    'own asset': 'allowed',
    policy: expect.stringContaining('disallowed'),
    'default policy': expect.stringContaining('already exists'),
  });
  await expect(page.locator('h1')).toBeVisible();
});
