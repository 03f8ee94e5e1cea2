import {docsVersions, versionRoot} from '../config/versions';
import {
  extraPages,
  modulePages,
  snackPages,
  symbolPages,
  topLevelRoutes,
  tutorialPages,
} from '../specification/routes';
import {expect, test} from './fixtures';

/** Paths of the list that do not answer with the status. */
async function answeringOtherwise(
  baseURL: string | undefined,
  status: number,
  paths: readonly string[],
): Promise<string[]> {
  const answers = await Promise.all(
    paths.map(async (path) => {
      const response = await fetch(new URL(path, baseURL), {
        method: 'HEAD',
        redirect: 'manual',
      });
      return {path, status: response.status};
    }),
  );
  return answers
    .filter((answer) => answer.status !== status)
    .map((answer) => `${answer.status} ${answer.path}`);
}

function inEveryVersion(pages: readonly string[]): string[] {
  return docsVersions.flatMap((version) =>
    pages.map((page) => versionRoot(version) + page),
  );
}

for (const [id, path] of topLevelRoutes) {
  test(`${path} is a page [${id}]`, async ({request}) => {
    const response = await request.get(path, {maxRedirects: 0});
    expect(response.status()).toBe(200);
    expect(await response.text()).toMatch(/<h1[ >]/);
  });
}

test('the site offers docs, FAQ, community, support, search, home, notices and examples [S1.1] [S1.2]', async ({
  baseURL,
}) => {
  expect(
    await answeringOtherwise(baseURL, 200, [
      ...topLevelRoutes.map(([, path]) => path),
      ...inEveryVersion(['tutorials/get-started/', 'api/core/']),
    ]),
  ).toEqual([]);
});

test('any other path is not found [S2.12] [S8.3]', async ({page}) => {
  const response = await page.goto('/no/such/page/');
  expect(response?.status()).toBe(404);
  await expect(page.locator('h1')).toHaveText(/Nothing at this address/);
});

test('/tutorials leads to get-started [S2.13]', async ({page}) => {
  await page.goto('/tutorials');
  await expect(page).toHaveURL('/docs/tutorials/get-started/');
});

test('every version has the reference’s overview and its symbols [S2.25] [S2.26]', async ({
  baseURL,
}) => {
  expect(
    await answeringOtherwise(
      baseURL,
      200,
      inEveryVersion(['api/core/', ...symbolPages]),
    ),
  ).toEqual([]);
});

test('every version has the module pages, and 0.2.2 alone install_jsi [S2.27]', async ({
  baseURL,
}) => {
  expect(
    await answeringOtherwise(baseURL, 200, inEveryVersion(modulePages)),
  ).toEqual([]);
  const [only, ...others] = inEveryVersion([
    'api/core/modules/install_jsi/',
  ]).sort((a, b) => Number(b.includes('0.2.2')) - Number(a.includes('0.2.2')));
  expect(await answeringOtherwise(baseURL, 200, [only ?? ''])).toEqual([]);
  expect(await answeringOtherwise(baseURL, 404, others)).toEqual([]);
});

test('every version has the tutorials [S2.28]', async ({baseURL}) => {
  expect(
    await answeringOtherwise(baseURL, 200, inEveryVersion(tutorialPages)),
  ).toEqual([]);
});

test('every version but 0.1 has the Snack tutorials [S2.29]', async ({
  baseURL,
}) => {
  const [in01, later] = [true, false].map((is01) =>
    inEveryVersion(snackPages).filter(
      (path) => path.startsWith('/docs/0.1/') === is01,
    ),
  );
  expect(await answeringOtherwise(baseURL, 404, in01 ?? [])).toEqual([]);
  expect(await answeringOtherwise(baseURL, 200, later ?? [])).toEqual([]);
});

for (const [id, labels] of [
  ['S2.30', ['0.1']],
  ['S2.31', ['0.2.0', '0.2.1']],
  ['S2.32', ['next']],
] as const) {
  test(`${labels.join(' and ')} has pages of its own [${id}]`, async ({
    baseURL,
  }) => {
    const root = (label: string) =>
      label === '0.2.3' ? '/docs/' : `/docs/${label}/`;
    const own = labels.flatMap((label) =>
      (extraPages[label] ?? []).map((page) => root(label) + page),
    );
    expect(await answeringOtherwise(baseURL, 200, own)).toEqual([]);
    // And no other version has them, but those whose own they are too.
    const elsewhere = docsVersions.flatMap(({label}) =>
      labels
        .flatMap((mine) => extraPages[mine] ?? [])
        .filter((page) => !extraPages[label]?.includes(page))
        .map((page) => root(label) + page),
    );
    expect(elsewhere.length).toBeGreaterThan(0);
    expect(await answeringOtherwise(baseURL, 404, elsewhere)).toEqual([]);
  });
}

for (const [id, label, prefix] of [
  ['S2.17', '0.2.3', '/docs/'],
  ['S2.18', 'next', '/docs/next/'],
  ['S2.19', '0.2.2', '/docs/0.2.2/'],
  ['S2.20', '0.2.1', '/docs/0.2.1/'],
  ['S2.21', '0.2.0', '/docs/0.2.0/'],
  ['S2.22', '0.1', '/docs/0.1/'],
] as const) {
  test(`${label} is under ${prefix} [${id}]`, async ({request}) => {
    const response = await request.get(`${prefix}tutorials/get-started/`);
    expect(response.status()).toBe(200);
    expect(await response.text()).toMatch(
      new RegExp(
        `docusaurus_version"? content="?${label === 'next' ? 'current' : label}"?[ />]`,
      ),
    );
  });
}
