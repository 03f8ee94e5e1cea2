import path from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {
  docsVersions,
  latestVersion,
  versionRoot,
} from '../content/site/versions';
import {type RunningServer, startServer} from 'site-server/testing';
import {
  addedFiles,
  addedRoutes,
  extraPages,
  modulePages,
  snackPages,
  symbolPages,
  topLevelRoutes,
  tutorialPages,
} from './routes';

let server: RunningServer;

beforeAll(async () => {
  server = await startServer(path.resolve('build'));
});

afterAll(() => server.stop());

function ask(address: string, method = 'GET'): Promise<Response> {
  return fetch(new URL(address, `http://localhost:${server.port}`), {
    method,
    redirect: 'manual',
  });
}

/** Paths of the list that do not answer with the status. */
async function answeringOtherwise(
  status: number,
  paths: readonly string[],
): Promise<string[]> {
  const answers = await Promise.all(
    paths.map(async (address) => ({
      address,
      status: (await ask(address, 'HEAD')).status,
    })),
  );
  return answers
    .filter((answer) => answer.status !== status)
    .map((answer) => `${answer.status} ${answer.address}`);
}

function inEveryVersion(pages: readonly string[]): string[] {
  return docsVersions.flatMap((version) =>
    pages.map((page) => versionRoot(version) + page),
  );
}

for (const [id, address] of topLevelRoutes) {
  it(`${address} is a page [${id}]`, async () => {
    const response = await ask(address);
    expect(response.status).toBe(200);
    expect(await response.text()).toMatch(/<h1[ >]/);
  });
}

it.each(addedRoutes)('%s is a page', async (address) => {
  const response = await ask(address);
  expect(response.status).toBe(200);
  expect(await response.text()).toMatch(/<h1[ >]/);
});

it('the feed, the licences and the bill of materials have addresses', async () => {
  expect(await answeringOtherwise(200, addedFiles)).toEqual([]);
});

it('the site offers docs, FAQ, community, support, search, home, notices and examples [S1.1] [S1.2]', async () => {
  expect(
    await answeringOtherwise(200, [
      ...topLevelRoutes.map(([, address]) => address),
      ...inEveryVersion(['tutorials/get-started/', 'api/core/']),
    ]),
  ).toEqual([]);
});

it('any other path is not found [S2.12] [S8.3]', async () => {
  const response = await ask('/no/such/page/');
  expect(response.status).toBe(404);
  expect(await response.text()).toMatch(/<h1[^>]*>Nothing at this address</);
});

it('/tutorials leads to get-started [S2.13]', async () => {
  const response = await ask('/tutorials');
  expect(response.status).toBe(301);
  expect(response.headers.get('location')).toBe('/docs/tutorials/get-started/');
});

it('every version has the reference’s overview and its symbols [S2.25] [S2.26]', async () => {
  expect(
    await answeringOtherwise(
      200,
      inEveryVersion(['api/core/', ...symbolPages]),
    ),
  ).toEqual([]);
});

it('every version has the module pages, and 0.2.2 alone install_jsi [S2.27]', async () => {
  expect(await answeringOtherwise(200, inEveryVersion(modulePages))).toEqual(
    [],
  );
  const [only, ...others] = inEveryVersion([
    'api/core/modules/install_jsi/',
  ]).sort((a, b) => Number(b.includes('0.2.2')) - Number(a.includes('0.2.2')));
  expect(await answeringOtherwise(200, [only ?? ''])).toEqual([]);
  expect(await answeringOtherwise(404, others)).toEqual([]);
});

it('every version has the tutorials [S2.28]', async () => {
  expect(await answeringOtherwise(200, inEveryVersion(tutorialPages))).toEqual(
    [],
  );
});

it('every version but 0.1 has the Snack tutorials [S2.29]', async () => {
  const [in01, later] = [true, false].map((is01) =>
    inEveryVersion(snackPages).filter(
      (address) => address.startsWith('/docs/0.1/') === is01,
    ),
  );
  expect(await answeringOtherwise(404, in01 ?? [])).toEqual([]);
  expect(await answeringOtherwise(200, later ?? [])).toEqual([]);
});

for (const [id, labels] of [
  ['S2.30', ['0.1']],
  ['S2.31', ['0.2.0', '0.2.1']],
  ['S2.32', ['next']],
] as const) {
  it(`${labels.join(' and ')} has pages of its own [${id}]`, async () => {
    const root = (label: string) =>
      label === latestVersion ? '/docs/' : `/docs/${label}/`;
    const own = labels.flatMap((label) =>
      (extraPages[label] ?? []).map((page) => root(label) + page),
    );
    expect(await answeringOtherwise(200, own)).toEqual([]);
    // And no other version has them, but those whose own they are too.
    const elsewhere = Object.keys(extraPages).flatMap((label) =>
      labels
        .flatMap((mine) => extraPages[mine] ?? [])
        .filter((page) => !extraPages[label]?.includes(page))
        .map((page) => root(label) + page),
    );
    expect(elsewhere.length).toBeGreaterThan(0);
    expect(await answeringOtherwise(404, elsewhere)).toEqual([]);
  });
}

for (const [id, label, prefix] of [
  ['S2.17', latestVersion, '/docs/'],
  ['S2.18', 'next', '/docs/next/'],
  ['S2.19', '0.2.2', '/docs/0.2.2/'],
  ['S2.20', '0.2.1', '/docs/0.2.1/'],
  ['S2.21', '0.2.0', '/docs/0.2.0/'],
  ['S2.22', '0.1', '/docs/0.1/'],
] as const) {
  it(`${label} is under ${prefix} [${id}]`, async () => {
    const response = await ask(`${prefix}tutorials/get-started/`);
    expect(response.status).toBe(200);
    expect(await response.text()).toMatch(
      new RegExp(
        `docusaurus_version"? content="?${label === 'next' ? 'current' : label}"?[ />]`,
      ),
    );
  });
}
