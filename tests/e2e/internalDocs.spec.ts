import type {Frame, Page} from '@playwright/test';
import {expect, test, type Settings} from './labTest';
import {expectHydrated, openPage} from './openPage';

// One after the other: what is around the lab answers them all.
test.describe.configure({mode: 'default'});

const banner = '.internal-docs-banner';
const modules = ['bloks', 'gks', 'feedback', 'inpageeditor', 'uidocs'];

type BridgeWindow = Window & {
  staticDocs: Record<
    string,
    (method: string, ...args: unknown[]) => Promise<unknown>
  >;
};

/** Calls the bridge in the docs; resolves to the value or to the error's message. */
function callBridge(
  docs: Page | Frame,
  module: string,
  method: string,
  ...args: unknown[]
): Promise<unknown> {
  return docs.evaluate(
    async ([name, calls, ...rest]) => {
      const {staticDocs} = window as unknown as BridgeWindow;
      try {
        return await staticDocs[name]?.(calls, ...rest);
      } catch (error) {
        return (error as Error).message;
      }
    },
    [module, method, ...args] as [string, string, ...unknown[]],
  );
}

/** Opens the docs in a frame of a page of another origin, and waits until they are hydrated. */
async function openFramed(
  page: Page,
  {lab, around}: Settings,
): Promise<{frame: Frame; messages: () => Promise<unknown[]>}> {
  await page.goto(`${around.origin}/parent/?docs=${lab.home}`);
  const frame = page.frame({url: lab.home});
  if (frame === null) {
    throw new Error('The docs are not in the frame.');
  }
  await expectHydrated(frame);
  return {
    frame,
    messages: () =>
      page.evaluate(
        () => (window as unknown as {messages: unknown[]}).messages,
      ),
  };
}

test('an internal build keeps internal pages, blocks and sidebar items', async ({
  page,
  settings: {lab},
}) => {
  await openPage(page, lab.home);
  await expect(
    page.getByRole('heading', {name: 'Call the operator'}),
  ).toBeVisible();
  await expect(page.getByText('Write an issue.')).toHaveCount(0);
  const menu = page.locator('.menu').first();
  await expect(menu.getByRole('link', {name: 'Runbook'})).toBeVisible();
  await expect(menu.getByRole('link', {name: /On-call rota/})).toBeVisible();
});

test.describe('the offer of the internal version', () => {
  test('is asked for by ping and, with the reader’s cookie, by check', async ({
    page,
    settings: {lab, around},
  }) => {
    await page
      .context()
      .addCookies([{name: 'reader', value: 'me', url: around.sameSiteOrigin}]);
    around.offer = {
      redirectTo: `${around.origin}/docs/`,
      showBanner: true,
      template: 'Colleagues read <b>{link}</b>.',
    };
    await openPage(page, lab.home);
    await expect(page.locator(banner)).toHaveText(
      `Colleagues read <b>${new URL(around.origin).host}</b>.`,
    );
    await expect(page.locator(`${banner} a`)).toHaveAttribute(
      'href',
      `${around.origin}/docs/`,
    );
    expect(around.requests).toEqual([
      {line: 'GET /ping', cookie: undefined},
      {line: 'GET /check?path=%2Flab%2F', cookie: 'reader=me'},
    ]);
  });
});

test.describe('the bridge', () => {
  test.beforeEach(({allowed}) => {
    // The docs are in a frame of another site.
    allowed.push(/^console warning: Docusaurus browser storage/);
  });

  test('calls the five modules of the parent window', async ({
    page,
    settings,
  }) => {
    const {lab} = settings;
    const {frame, messages} = await openFramed(page, settings);
    for (const module of modules) {
      expect(await callBridge(frame, module, 'echo', 1, 'two')).toEqual([
        module,
        'echo',
        1,
        'two',
      ]);
    }
    expect(await callBridge(frame, 'gks', 'fail')).toBe(
      'gks.fail: no such method',
    );
    expect(await messages()).toContainEqual({
      origin: lab.origin,
      data: {
        type: 'static-docs-bridge-call',
        id: expect.any(String),
        module: 'gks',
        method: 'fail',
        args: [],
      },
    });
  });

  test('tells the parent of each page', async ({page, settings}) => {
    const {lab} = settings;
    const {frame, messages} = await openFramed(page, settings);
    const update = (title: string, place: string) => ({
      origin: lab.origin,
      data: {
        type: 'page-update',
        title: `${title} | PlayTorch`,
        location: lab.origin + place,
        version: 2,
      },
    });
    await expect.poll(messages).toContainEqual(update('First', '/lab/'));
    await frame.getByRole('link', {name: 'second page'}).click();
    await expect
      .poll(messages)
      .toContainEqual(update('Second', '/lab/second/'));
  });

  test('does not open the docs to a stranger', async ({
    page,
    allowed,
    settings: {lab, stranger},
  }) => {
    allowed.push(/^net::ERR_BLOCKED_BY_RESPONSE: /, /frame-ancestors/);
    const refused = page.waitForEvent('console', {
      predicate: (message) => message.text().includes('frame-ancestors'),
    });
    await page.goto(`${stranger.origin}/parent/?docs=${lab.home}`);
    await refused;
    expect(
      await page.evaluate(
        () => (window as unknown as {messages: unknown[]}).messages,
      ),
    ).toEqual([]);
  });
});
