import type {Page} from '@playwright/test';

/** Controls without a visible focus, one of each style. Press a key before. */
export function findHiddenFocus(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const styles = new Map<string, HTMLElement>();
    for (const control of document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, summary, [tabindex="0"]',
    )) {
      if (control.checkVisibility({visibilityProperty: true})) {
        styles.set(`${control.tagName}.${control.className}`, control);
      }
    }
    const ground = getComputedStyle(document.body).backgroundColor;
    const isOutlined = (element: Element): boolean => {
      const {outlineStyle, outlineWidth, outlineColor} =
        getComputedStyle(element);
      return (
        outlineStyle !== 'none' &&
        parseFloat(outlineWidth) >= 2 &&
        outlineColor !== ground
      );
    };
    return [...styles].flatMap(([style, control]) => {
      control.focus({preventScroll: true});
      // A card shows the focus of the link that fills it.
      const card = control.closest('article, li');
      return [control, card].some(
        (element) => element !== null && isOutlined(element),
      )
        ? []
        : [style];
    });
  });
}

/** What still moves with reduced motion, after every `details` was opened. */
export function findMotion(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const seconds = (list: string) =>
      Math.max(...list.split(',').map((time) => parseFloat(time)));
    for (const part of document.querySelectorAll('details')) {
      part.querySelector('summary')?.click();
    }
    const runs = document
      .getAnimations()
      .filter((animation) => {
        const {duration, iterations} =
          animation.effect?.getComputedTiming() ?? {};
        return Number(duration) * (iterations ?? 1) > 1;
      })
      .map(
        ({effect}) =>
          `runs: ${effect instanceof KeyframeEffect ? effect.target?.outerHTML.slice(0, 80) : ''}`,
      );
    // One element stands for all with its name and classes.
    const kinds = new Map(
      [...document.querySelectorAll('*')].map((element) => [
        `${element.tagName} ${element.getAttribute('class')}`,
        element,
      ]),
    );
    const waits = [...kinds.values()].flatMap((element) =>
      [undefined, '::before', '::after'].flatMap((pseudo) => {
        const {transitionDuration, animationName, animationDuration} =
          getComputedStyle(element, pseudo);
        return seconds(transitionDuration) > 0.001 ||
          (animationName !== 'none' && seconds(animationDuration) > 0.001)
          ? [`${element.outerHTML.slice(0, 80)}${pseudo ?? ''}`]
          : [];
      }),
    );
    return [...runs, ...waits];
  });
}

/** Hidden texts of the page, with or without those that a click would show. */
function findHiddenText(page: Page, folded: 'include' | 'leave out') {
  return page.evaluate((kind) => {
    const exempt = [
      'svg, script, style, noscript',
      'button, .button, :has(> button), label, [role="status"]',
      '.theme-doc-toc-mobile, .theme-edit-this-page, .pagination-nav',
      ...(kind === 'leave out'
        ? ['details:not([open]) > :not(summary)', '[role="tabpanel"][hidden]']
        : []),
    ].join();
    const texts = document.createTreeWalker(
      document.querySelector('main') ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    const found: string[] = [];
    while (texts.nextNode()) {
      const holder = texts.currentNode.parentElement;
      const words = texts.currentNode.textContent?.trim() ?? '';
      if (
        words !== '' &&
        holder !== null &&
        !holder.checkVisibility({visibilityProperty: true}) &&
        holder.closest(exempt) === null
      ) {
        found.push(words);
      }
    }
    return found;
  }, folded);
}

/** What is wrong with the page in print. */
export async function findPrintFaults(page: Page) {
  const hiddenAnyway = new Set(await findHiddenText(page, 'leave out'));
  await page.emulateMedia({media: 'print'});
  const missing = await findHiddenText(page, 'include');
  const faults = await page.evaluate(() => {
    const isShown = (element: Element) =>
      element.checkVisibility({visibilityProperty: true});
    const name = (element: Element) => element.outerHTML.slice(0, 100);
    const controls =
      '.navbar, .menu, .footer, .theme-doc-sidebar-container, .table-of-contents, .theme-doc-toc-mobile, .pagination-nav, .theme-announcement-bar, .theme-edit-this-page, button, .button';
    return {
      excess:
        document.documentElement.scrollWidth -
        document.documentElement.clientWidth,
      ground: getComputedStyle(document.documentElement).backgroundColor,
      controls: [...document.querySelectorAll(controls)]
        .filter(isShown)
        .map(name),
      cut: [...document.querySelectorAll('main *')]
        .filter((element) => {
          const {overflowX, overflowY} = getComputedStyle(element);
          const holdsText = [...element.childNodes].some(
            (node) =>
              node.nodeType === Node.TEXT_NODE &&
              /\S/.test(node.textContent ?? ''),
          );
          // An SVG is clipped as on screen; a scroll container is cut off.
          const cuts = (overflow: string) =>
            [
              'auto',
              'scroll',
              ...(holdsText ? ['hidden', 'clip'] : []),
            ].includes(overflow);
          return (
            isShown(element) &&
            // Elements of one pixel are for screen readers only.
            element.clientWidth > 1 &&
            ((cuts(overflowX) &&
              element.scrollWidth > element.clientWidth + 1) ||
              (cuts(overflowY) &&
                element.scrollHeight > element.clientHeight + 1))
          );
        })
        .map(name),
    };
  });
  return {
    ...faults,
    missing: missing.filter((text) => !hiddenAnyway.has(text)),
  };
}
