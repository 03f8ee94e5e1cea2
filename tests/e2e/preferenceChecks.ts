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
      '.theme-doc-toc-mobile, .pagination-nav',
      // What the console is worked with, and what it says before it has printed.
      '[aria-label="What to write"], [aria-label="Examples"], kbd, :has(> kbd)',
      '[aria-label="What it prints"] > p',
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

/** Texts that are cut off. In print, a scroll container cuts off what it would scroll to. */
export function findCutText(
  page: Page,
  medium: 'screen' | 'print',
): Promise<string[]> {
  return page.evaluate((kind) => {
    const isCut = (element: Element) => {
      const {overflowX, overflowY} = getComputedStyle(element);
      const holdsText = [...element.childNodes].some(
        (node) =>
          node.nodeType === Node.TEXT_NODE && /\S/.test(node.textContent ?? ''),
      );
      // An SVG may be clipped.
      const cutting = [
        ...(holdsText ? ['hidden', 'clip'] : []),
        ...(kind === 'print' ? ['auto', 'scroll'] : []),
      ];
      return (
        (cutting.includes(overflowX) &&
          element.scrollWidth > element.clientWidth + 1) ||
        (cutting.includes(overflowY) &&
          element.scrollHeight > element.clientHeight + 1)
      );
    };
    return [
      ...document.querySelectorAll(kind === 'print' ? 'main *' : 'body *'),
    ]
      .filter(
        (element) =>
          element.checkVisibility({visibilityProperty: true}) &&
          // Elements of one pixel are for screen readers only.
          element.clientWidth > 1 &&
          isCut(element),
      )
      .map((element) => element.outerHTML.slice(0, 100));
  }, medium);
}

/** What is wrong with the page in print, apart from what is cut off. Leaves the page in print. */
export async function findPrintFaults(page: Page) {
  const hiddenAnyway = new Set(await findHiddenText(page, 'leave out'));
  await page.emulateMedia({media: 'print'});
  const missing = await findHiddenText(page, 'include');
  const faults = await page.evaluate(() => {
    const controls =
      '.navbar, .menu, .footer, .theme-doc-sidebar-container, .table-of-contents, .theme-doc-toc-mobile, .pagination-nav, .theme-announcement-bar, button, .button';
    return {
      ground: getComputedStyle(document.documentElement).backgroundColor,
      controls: [...document.querySelectorAll(controls)]
        .filter((element) =>
          element.checkVisibility({visibilityProperty: true}),
        )
        .map((element) => element.outerHTML.slice(0, 100)),
    };
  });
  return {
    ...faults,
    missing: missing.filter((text) => !hiddenAnyway.has(text)),
  };
}
