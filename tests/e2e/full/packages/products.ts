import type {Page} from '@playwright/test';
import {expect} from '../../fixtures';
import {expectHydrated, openPage} from '../../openPage';
import {searchFor} from '../../searchPageObject';
import type {Host} from './serveSite';

/** Finds a word of a page with the dialog, and opens it. */
async function find(page: Page, word: string, address: RegExp): Promise<void> {
  await searchFor(page, word);
  const hit = page.getByRole('dialog').getByRole('link').first();
  await expect(hit).toContainText(new RegExp(word, 'i'));
  await hit.click();
  await expect(page).toHaveURL(address);
}

/** A package, and what it must do for a stock site of so many versions. */
type Product = {
  name: string;
  check: (page: Page, host: Host, versions: number) => Promise<void>;
};

/** Every package that a stock site can use, as a site lists them; checked in this order, before and after it cuts a version. */
export const products: readonly Product[] = [
  {
    name: 'local-search',
    async check(page: Page, {origin}: Host, versions: number) {
      await openPage(page, `${origin}/docs/intro`);
      await find(page, 'Congratulations', /tutorial-basics\/congratulations/);
      await find(page, 'Markdown page example', /markdown-page/);
      await openPage(page, `${origin}/search/?q=sidebar`);
      await expect(page.getByRole('status').first()).toHaveText(
        /^\d+ results, \d+ shown$/,
      );
      await expect(page.getByRole('combobox').getByRole('option')).toHaveCount(
        versions > 1 ? versions : 0,
      );
      // It has no signatures: an arrow is nothing special.
      await openPage(page, `${origin}/search/?q=sidebar%20-%3E%20docs`);
      await expect(page.getByRole('status').first()).toHaveText(
        /^\d+ results?, \d+ shown$/,
      );
    },
  },
  {
    name: 'docs-for-machines',
    async check(_page: Page, {origin}: Host, versions: number) {
      const read = async (address: string) => {
        const response = await fetch(origin + address);
        expect([address, response.status]).toEqual([address, 200]);
        return response.text();
      };
      const links = (text: string) =>
        [...text.matchAll(/^- \[.+?\]\(https:\/\/[^/]+(.+?)\)/gm)].map(
          ([, address = '']) => address,
        );
      const lists = links(await read('/llms.txt')).filter((address) =>
        address.endsWith('llms.txt'),
      );
      expect(lists).toHaveLength(versions);
      for (const list of lists) {
        const pages = links(await read(list));
        expect(pages.length).toBeGreaterThan(8);
        for (const address of pages) {
          expect(await read(address)).toMatch(/^# \S/m);
        }
      }
      const features = await read('/docs/tutorial-basics/markdown-features.md');
      expect(features).toContain(
        '```jsx title="src/components/HelloDocusaurus.js"',
      );
      expect(features).toMatch(/^> \*\*Tip: My tip\*\*$/m);
    },
  },
  {
    name: 'docusaurus-fast',
    async check(page, {origin}) {
      await openPage(page, `${origin}/docs/long`);
      // Code is highlighted, tabs switch, links lead to pages without a new document.
      await expect(page.locator('pre .token').first()).toBeVisible();
      await page.getByRole('tab', {name: 'Yarn'}).click();
      await expect(page.getByText('Use Yarn.')).toBeVisible();
      await page.evaluate(() => Object.assign(window, {survives: true}));
      await page.getByRole('link', {name: 'Tutorial - Basics'}).first().click();
      await expect(page.locator('h1')).toHaveText('Tutorial - Basics');
      await page.getByRole('link', {name: 'Blog', exact: true}).first().click();
      await expect(page.locator('article').first()).toBeVisible();
      expect(await page.evaluate(() => 'survives' in window)).toBe(true);
      // An address that a plain host answers with its not-found page.
      await openPage(page, `${origin}/nowhere`);
      await expect(page.locator('h1')).toHaveText('Page Not Found');
      await openPage(page, origin);
      await page.getByRole('link', {name: /Docusaurus Tutorial/}).click();
      await expect(page.locator('h1')).toHaveText('Tutorial Intro');
    },
  },
  {
    name: 'keep-offline',
    async check(page, {origin, stop}) {
      await openPage(page, `${origin}/offline/`);
      await page.getByRole('button', {name: /^Save /}).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', {name: 'Save', exact: true}).click();
      await expect(dialog).toContainText('offline now');
      await stop();
      for (const [address, heading] of [
        ['/docs/intro', 'Tutorial Intro'],
        ['/docs/long', 'Long page'],
        ['/docs/tutorial-basics/congratulations', 'Congratulations!'],
        ['/markdown-page', 'Markdown page example'],
      ] as const) {
        await page.goto(origin + address);
        await expectHydrated(page);
        await expect(page.locator('h1')).toHaveText(heading);
      }
      await page
        .getByRole('link', {name: 'Tutorial', exact: true})
        .first()
        .click();
      await expect(page.locator('h1')).toHaveText('Tutorial Intro');
    },
  },
];
