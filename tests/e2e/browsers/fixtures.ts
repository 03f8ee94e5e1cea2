import {test as base, expect} from '@playwright/test';
import {chromium} from './chromium';
import {createTab, type Tab} from './createTab';
import type {Session} from './engine';
import {firefox} from './firefox';
import {proxySite} from './proxySite';
import {startBrowser} from './startBrowser';
import {watchProblems} from './watchProblems';
import {webkit} from './webkit';

const engines = {chromium, firefox, webkit};

type Name = keyof typeof engines;

/** Playwright's test in the browser that the project is named after. Fails on what a page reports. */
export const test = base.extend<
  {tab: Tab},
  {session: Session; watched: {origin: string} | undefined}
>({
  session: [
    async ({}, use, {project: {name}}) => {
      const {session, stop} = await startBrowser(engines[name as Name]);
      await use(session);
      await stop();
    },
    {scope: 'worker', timeout: 60_000},
  ],
  // The site for WebKit, whose console can't be read: its pages record what they report,
  // from their first line on.
  watched: [
    async ({}, use, {project: {name, use: options}}) => {
      if (name !== 'webkit') {
        await use(undefined);
        return;
      }
      const script = `(${String(watchProblems)})()`;
      const site = await proxySite(options.baseURL ?? '', {script});
      await use(site);
      site.close();
    },
    {scope: 'worker'},
  ],
  tab: async ({session, watched, baseURL}, use) => {
    const tab = createTab(session, watched?.origin ?? baseURL);
    await use(tab);
    expect(await tab.problems(), 'what the page reported').toEqual([]);
    await tab.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
  },
});

export {expect};
