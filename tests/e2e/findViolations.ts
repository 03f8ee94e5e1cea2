import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import type {Frame, Page} from '@playwright/test';
import type {AxeResults, ElementContext, RunOptions, Spec} from 'axe-core';
import {paintAll} from './paintAll';

declare global {
  // Defined by the script of axe-core.
  var axe: {
    configure(spec: Spec): void;
    run(context: ElementContext, options: RunOptions): Promise<AxeResults>;
    getRules(tags: readonly string[]): {ruleId: string; tags: string[]}[];
  };
}

/** WCAG 2.2 up to AA, and axe's best practices. */
const standards = [
  'wcag2a',
  'wcag2aa',
  'wcag21a',
  'wcag21aa',
  'wcag22aa',
  'best-practice',
];

type Scope = {
  /** Rules to run instead of all of the standards. */
  only?: readonly string[];
  /** Selector of the part to check. */
  within?: string;
  /** Whether a card of the reference stands for all others with the same elements. */
  sampleCards?: boolean;
};

const axeScript = readFileSync(
  createRequire(__filename).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** The rule that takes axe longest. */
const contrast = 'color-contrast';

/** Marks the elements whose contrast axe checks. */
const styleAttribute = 'data-text-style';

async function loadAxe(page: Page | Frame): Promise<void> {
  if (await page.evaluate(() => 'axe' in globalThis)) {
    return;
  }
  await page.evaluate(axeScript);
  // Parts that are not painted keep the colours of the previous mode.
  await paintAll(page);
  await page.evaluate((attribute) => {
    globalThis.axe.configure({
      rules: [{id: 'color-contrast', selector: `[${attribute}]`}],
    });
    // One token of each kind stands for the others of a listing: axe maps every
    // element, and on long pages most are tokens of code.
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
  }, styleAttribute);
}

/** Removes cards of the reference without an element that no card before has: long pages have dozens. */
async function removeRepeatedCards(page: Page | Frame): Promise<void> {
  await page.evaluate(() => {
    const seen = new Set<string>();
    for (const card of document.querySelectorAll('div[data-member]')) {
      const kinds = [...card.querySelectorAll('*')].map(
        (part) =>
          `${part.tagName} ${part.getAttribute('class')} ${part.getAttribute('role')}`,
      );
      if (kinds.every((kind) => seen.has(kind))) {
        card.remove();
      }
      kinds.forEach((kind) => seen.add(kind));
    }
  });
}

/**
 * Text styles with enough contrast. A worker measures each of them once; after a
 * failure Playwright starts a new worker, which knows none.
 */
const knownStyles = new Set<string>();

/**
 * Marks one element of each text style with the style's index: the same colours,
 * size and weight on the same backgrounds. Finding the background of each of
 * thousands of elements takes axe ten times as long as all its other rules.
 */
async function markStyles(
  page: Page | Frame,
  within = 'body',
): Promise<string[]> {
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
      const styles = new Set<string>();
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
            const style = `${color} ${fontSize} ${fontWeight} ${textShadow} on ${backgroundOf(element)}`;
            if (!styles.has(style)) {
              element.setAttribute(attribute, String(styles.size));
              styles.add(style);
            }
          }
        }
      }
      return [...styles];
    },
    {attribute: styleAttribute, part: within},
  );
}

/**
 * The rules of axe that a page or a frame breaks as it is now, a line each. For pages with
 * reduced motion, where no colour is in transition. Names the rules one by one,
 * because axe leaves new and experimental ones (`target-size`,
 * `label-content-name-mismatch`) out of a run by tag.
 */
export async function findViolations(
  page: Page | Frame,
  scope: Scope = {},
): Promise<string[]> {
  await loadAxe(page);
  if (scope.sampleCards === true) {
    await removeRepeatedCards(page);
  }
  const styles = await markStyles(page, scope.within);
  const known = styles.flatMap((style, index) =>
    knownStyles.has(style) ? [index] : [],
  );
  if (known.length === styles.length && scope.only?.join() === contrast) {
    return [];
  }
  const {violations, unsure} = await page.evaluate(
    async ({tags, only, within, attribute, skipped}) => {
      for (const index of skipped) {
        document
          .querySelector(`[${attribute}="${index}"]`)
          ?.removeAttribute(attribute);
      }
      const isAdvice = (rule: {tags: string[]}) =>
        rule.tags.includes('deprecated') ||
        // Against WCAG, one of these wants no focus on scrollable regions.
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
        // Axe cannot tell if something overlaps it; another element may be clear.
        unsure: results.incomplete
          .filter(({id}) => id === 'color-contrast')
          .flatMap(({nodes}) => nodes)
          .map(({element}) => Number(element?.getAttribute(attribute))),
      };
    },
    {tags: standards, attribute: styleAttribute, skipped: known, ...scope},
  );
  styles.forEach((style, index) => {
    if (!unsure.includes(index)) {
      knownStyles.add(style);
    }
  });
  return violations.map(
    ({id, nodes}) =>
      `${id}: ${nodes.map(({html, failureSummary}) => `${html} ${failureSummary}`).join('; ')}`,
  );
}
