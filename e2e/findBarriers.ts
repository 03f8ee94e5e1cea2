import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import type {Page} from '@playwright/test';
import type {AxeResults, ElementContext, RunOptions, Spec} from 'axe-core';
import {paintAll} from './paintAll';

declare global {
  // What the script of axe-core leaves on the page.
  var axe: {
    configure(spec: Spec): void;
    run(context: ElementContext, options: RunOptions): Promise<AxeResults>;
    getRules(tags: readonly string[]): {ruleId: string; tags: string[]}[];
  };
}

/** WCAG 2.2 up to AA, and what axe advises beyond it. */
const standards = [
  'wcag2a',
  'wcag2aa',
  'wcag21a',
  'wcag21aa',
  'wcag22aa',
  'best-practice',
];

type Scope = {
  /** Rules to try, where not all of the standards are wanted. */
  only?: readonly string[];
  /** Selector of the part to look at, where the rest is as it was. */
  within?: string;
};

const axeScript = readFileSync(
  createRequire(__filename).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** Marks the elements whose contrast is looked at. */
const lookAttribute = 'data-look';

async function loadAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in globalThis)) {
    return;
  }
  await page.evaluate(axeScript);
  // What the browser leaves unpainted keeps the colours of the mode before.
  await paintAll(page);
  await page.evaluate((attribute) => {
    globalThis.axe.configure({
      rules: [{id: 'color-contrast', selector: `[${attribute}]`}],
    });
    // Of the coloured words of a listing one of each kind stands for the others:
    // axe maps every element, and on long pages most are words of code.
    for (const listing of document.querySelectorAll('pre')) {
      const kinds = new Set<string>();
      for (const word of listing.querySelectorAll('.line > span')) {
        const kind = `${word.parentElement?.className} ${word.className}`;
        if (kinds.has(kind)) {
          word.replaceWith(...word.childNodes);
        } else {
          kinds.add(kind);
        }
      }
    }
  }, lookAttribute);
}

/**
 * Looks that had enough contrast. What a worker has seen on one page it need not
 * measure again on the next; after a failure there is a new worker, which knows none.
 */
const seenLooks = new Set<string>();

/**
 * Marks one element of each look with its number: the same colours, size and
 * weight on the same backgrounds. To find what lies under each of thousands of
 * words takes axe ten times as long as all its other rules.
 */
async function markLooks(page: Page, within = 'body'): Promise<string[]> {
  return page.evaluate(
    ({attribute, part}) => {
      for (const element of document.querySelectorAll(`[${attribute}]`)) {
        element.removeAttribute(attribute);
      }
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
      const looks = new Set<string>();
      for (const root of document.querySelectorAll(part)) {
        const texts = document.createTreeWalker(
          root,
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
            if (!looks.has(look)) {
              element.setAttribute(attribute, String(looks.size));
              looks.add(look);
            }
          }
        }
      }
      return [...looks];
    },
    {attribute: lookAttribute, part: within},
  );
}

/**
 * What axe finds wrong on the page as it is now, one line for each rule that is
 * broken. For pages with less motion, where no colour is on its way from another.
 * The rules are named one by one, since axe leaves those that are new or on trial
 * (`target-size`, `label-content-name-mismatch`) out of a run by tag.
 */
export async function findBarriers(
  page: Page,
  scope: Scope = {},
): Promise<string[]> {
  await loadAxe(page);
  const looks = await markLooks(page, scope.within);
  const known = looks.flatMap((look, index) =>
    seenLooks.has(look) ? [index] : [],
  );
  const {violations, unsure} = await page.evaluate(
    async ({tags, only, within, attribute, skipped}) => {
      for (const index of skipped) {
        document
          .querySelector(`[${attribute}="${index}"]`)
          ?.removeAttribute(attribute);
      }
      const isAdvice = (rule: {tags: string[]}) =>
        rule.tags.includes('deprecated') ||
        // Against WCAG, one of these wants no focus on what scrolls.
        (rule.tags.includes('experimental') &&
          rule.tags.includes('best-practice'));
      const values = globalThis.axe
        .getRules(tags)
        .filter((rule) => !isAdvice(rule))
        .map(({ruleId}) => ruleId)
        .filter((id) => only?.includes(id) ?? true);
      const results = await globalThis.axe.run(within ?? document, {
        resultTypes: ['violations', 'incomplete'],
        elementRef: true,
        preload: false,
        runOnly: {type: 'rule', values},
      });
      return {
        violations: results.violations.map(({id, nodes}) => ({
          id,
          nodes: nodes.map(({html, failureSummary = ''}) => ({
            html,
            failureSummary,
          })),
        })),
        // Where something lies over it, axe cannot tell: others may be clear.
        unsure: results.incomplete
          .filter(({id}) => id === 'color-contrast')
          .flatMap(({nodes}) => nodes)
          .map(({element}) => Number(element?.getAttribute(attribute))),
      };
    },
    {tags: standards, attribute: lookAttribute, skipped: known, ...scope},
  );
  looks.forEach((look, index) => {
    if (!unsure.includes(index)) {
      seenLooks.add(look);
    }
  });
  return violations.map(
    ({id, nodes}) =>
      `${id}: ${nodes.map(({html, failureSummary}) => `${html} ${failureSummary}`).join('; ')}`,
  );
}
