import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Options} from '../../plugins/internal-docs/options';
import {test as base} from './fixtures';
import {labFolder} from './lab/buildLab';
import {startEmbedSite, type EmbedSite} from './lab/startEmbedSite';
import {findFreePort} from 'test-utils/free-port';
import {startLab, type Lab} from './lab/startLab';
import {
  startInternalServices,
  type InternalServices,
} from './lab/startInternalServices';

/** The lab with every setting that a host can make, and what is around it. */
export type Settings = {
  lab: Lab;
  embeds: EmbedSite;
  /** Internal services and a page that may frame the docs. Another origin than the lab's: 127.0.0.1. */
  around: InternalServices;
  /** An origin that is on no list. */
  stranger: InternalServices;
};

const name = 'settings';

async function startAll(): Promise<Settings> {
  const [port, embedPort] = [await findFreePort(), await findFreePort()];
  const docsOrigin = `http://localhost:${port}`;
  const around = await startInternalServices(docsOrigin);
  const stranger = await startInternalServices(docsOrigin);
  const options = {
    hosts: [`localhost:${port}`],
    pingUrl: `${around.origin}/ping`,
    checkUrl: `${around.sameSiteOrigin}/check`,
    parentOrigins: [around.origin],
    redirectOrigins: [around.origin],
  };
  const file = path.join(labFolder(name), 'options.json');
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(
    file,
    JSON.stringify(options satisfies Record<keyof Options, unknown>),
  );
  const environment = {
    SITE_URL: docsOrigin,
    INTERNAL_DOCS: file,
    GTAG_ID: 'G-LAB12345',
    // Browsers may keep storage from a frame of another site.
    EMBED_ORIGIN: `http://localhost:${embedPort}`,
  };
  return {
    lab: await startLab(name, environment, port),
    embeds: await startEmbedSite(name, environment),
    around,
    stranger,
  };
}

/** For tests of the lab: one build of it, which the tests of a worker share. */
export const test = base.extend<object, {settings: Settings}>({
  // What is stored for the lab's origin would stay.
  ownContext: true,
  settings: [
    async ({}, use) => {
      const settings = await startAll();
      await use(settings);
      Object.values(settings).forEach(({stop}) => stop());
    },
    {scope: 'worker', timeout: 180_000},
  ],
  context: async ({context, settings: {around, stranger}}, use) => {
    around.reset();
    stranger.reset();
    await context.route('https://www.googletagmanager.com/**', (route) =>
      route.fulfill({contentType: 'text/javascript', body: ''}),
    );
    await use(context);
  },
});

export {expect} from './fixtures';
