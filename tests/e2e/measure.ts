import type {Locator, Page} from '@playwright/test';

/** How far the page scrolls sideways, in pixels. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      document.documentElement.scrollWidth -
      document.documentElement.clientWidth,
  );
}

/** Visible controls that are lower than a thumb needs. Links inside a sentence may be. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button, summary, input, select, [role="tab"]',
      ),
    ]
      .filter((element) => {
        const {width, height} = element.getBoundingClientRect();
        const text = element.closest('p, td, dd, li, h1, h2, h3, h4, footer');
        const isInText =
          // The types of a signature are words of it.
          element.closest('code') !== null ||
          (getComputedStyle(element).display === 'inline' &&
            text !== null &&
            text.textContent.trim() !== element.textContent.trim());
        // Its pseudo-element makes a whole card the target.
        const isCard =
          getComputedStyle(element, '::after').position === 'absolute';
        return (
          element.checkVisibility({visibilityProperty: true}) &&
          width > 1 &&
          height < 44 &&
          !isInText &&
          !isCard
        );
      })
      .map(
        (element) =>
          `${element.tagName} ${element.className}: ${element.textContent.trim()}`,
      ),
  );
}

/** Visible text inside an element that is below 15 px. Indices of formulas may be smaller. */
export function smallTexts(within: Locator): Promise<string[]> {
  return within.evaluate((root) =>
    [...root.querySelectorAll(':not(script, style, svg *, math *)')]
      .filter(
        (element) =>
          [...element.childNodes].some(
            (node) => node instanceof Text && node.data.trim() !== '',
          ) &&
          element.checkVisibility({visibilityProperty: true}) &&
          parseFloat(getComputedStyle(element).fontSize) < 15,
      )
      .map(
        (element) =>
          `${element.tagName} ${element.className}: ${element.textContent.trim()}`,
      ),
  );
}

/** Names in titles and code that a line break cuts in two although they fit on a line. */
export function brokenNames(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts = [
      ...document.querySelectorAll('main :is(h1, code, code *)'),
    ].flatMap(({childNodes}) =>
      [...childNodes].filter((node) => node instanceof Text),
    );
    return texts.flatMap((text) =>
      [...text.data.matchAll(/\w+/g)].flatMap(({0: name, index}) => {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + name.length);
        // What only screen readers get is a pixel wide.
        const isShown = (text.parentElement?.offsetWidth ?? 0) > 1;
        const rects = [...range.getClientRects()];
        const needed = rects.reduce((sum, {width}) => sum + width, 0);
        const line = text.parentElement?.closest(':not(code, code *)');
        return isShown &&
          rects.length > 1 &&
          needed <= (line?.clientWidth ?? Infinity)
          ? [name]
          : [];
      }),
    );
  });
}

/** The left edges of what a page aligns: the mark, its text or its sidebar's, and the footer's. */
export function leftEdges(page: Page): Promise<number[]> {
  return Promise.all(
    [
      '.navbar__items > .navbar__brand path',
      '.theme-doc-sidebar-container .menu__link, main h1',
      '.footer__title',
    ].map((selector) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => {
          const text = document.createRange();
          text.selectNodeContents(element);
          const box = element instanceof SVGElement ? element : text;
          return Math.round(box.getBoundingClientRect().left);
        }),
    ),
  );
}
