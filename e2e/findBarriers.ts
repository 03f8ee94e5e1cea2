import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import type {Page} from '@playwright/test';
import type {AxeResults, ElementContext, RunOptions} from 'axe-core';

declare global {
  // What the script of axe-core leaves on the page.
  var axe: {
    run(context: ElementContext, options: RunOptions): Promise<AxeResults>;
  };
}

const axeScript = readFileSync(
  createRequire(__filename).resolve('axe-core/axe.min.js'),
  'utf8',
);

async function loadAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) {
    await page.evaluate(axeScript);
  }
}

function describe({violations}: Pick<AxeResults, 'violations'>): string[] {
  return violations.map(
    ({id, nodes}) =>
      `${id}: ${nodes.map(({html, failureSummary = ''}) => `${html} ${failureSummary}`).join('; ')}`,
  );
}

/**
 * What axe finds wrong on the page as it is now, one line for each rule that is
 * broken. The package's own Playwright wrapper opens a second page for each
 * analysis and lists what passed too, which takes longer than the analysis.
 */
export async function findBarriers(
  page: Page,
  rules: RunOptions = {},
): Promise<string[]> {
  await loadAxe(page);
  return describe(
    await page.evaluate(
      (options) =>
        globalThis.axe.run(document, {
          resultTypes: ['violations'],
          ...options,
        }),
      rules,
    ),
  );
}

/**
 * Contrast on a long page. To find what lies under each of thousands of words
 * takes axe ten times as long as all its other rules, so it is shown one element
 * of each look: the same colours, size and weight on the same backgrounds. For
 * pages with less motion, where no colour is on its way from another.
 */
export async function findFaintText(page: Page): Promise<string[]> {
  await loadAxe(page);
  return describe(
    await page.evaluate(() => {
      // What the browser leaves unpainted keeps the colours of the mode before.
      const paintAll = new CSSStyleSheet();
      paintAll.replaceSync('* {content-visibility: visible !important}');
      document.adoptedStyleSheets = [paintAll];
      const backgrounds = new Map<Element, string>();
      const backgroundOf = (element: Element | null): string => {
        if (element === null) {
          return '';
        }
        const known = backgrounds.get(element);
        if (known !== undefined) {
          return known;
        }
        const {backgroundColor, backgroundImage, opacity} =
          getComputedStyle(element);
        const own = `${backgroundColor} ${backgroundImage} ${opacity}`;
        const under = backgroundOf(element.parentElement);
        const all =
          own === 'rgba(0, 0, 0, 0) none 1' ? under : `${own} on ${under}`;
        backgrounds.set(element, all);
        return all;
      };
      const looks = new Map<string, Element>();
      const texts = document.createTreeWalker(
        document.body,
        NodeFilter.SHOW_TEXT,
        (text) =>
          /\S/.test(text.nodeValue ?? '') &&
          text.parentElement?.checkVisibility({visibilityProperty: true})
            ? NodeFilter.FILTER_ACCEPT
            : NodeFilter.FILTER_REJECT,
      );
      while (texts.nextNode() !== null) {
        const element = texts.currentNode.parentElement;
        if (element !== null) {
          const {color, fontSize, fontWeight, textShadow} =
            getComputedStyle(element);
          const look = `${color} ${fontSize} ${fontWeight} ${textShadow} on ${backgroundOf(element)}`;
          looks.set(look, looks.get(look) ?? element);
        }
      }
      return globalThis.axe.run(
        {include: [...looks.values()]},
        {resultTypes: ['violations'], runOnly: ['color-contrast']},
      );
    }),
  );
}
