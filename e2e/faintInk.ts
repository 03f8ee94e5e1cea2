import type {Page} from '@playwright/test';

/**
 * Text and icons that can hardly be told from what is behind them, a line each.
 * On paper the backgrounds of HTML are not printed; what a drawing fills is.
 */
export function findFaintInk(
  page: Page,
  surface: 'screen' | 'paper',
): Promise<string[]> {
  return page.evaluate((kind) => {
    type Ink = [red: number, green: number, blue: number, alpha: number];
    const white: Ink = [255, 255, 255, 1];

    function readInk(value: string): Ink | undefined {
      const numbers = /^rgba?\((.*)\)$/.exec(value)?.[1]?.match(/[\d.]+/g);
      const [red = 0, green = 0, blue = 0, alpha = 1] = (numbers ?? []).map(
        Number,
      );
      return numbers === undefined || numbers === null || alpha < 0.1
        ? undefined
        : [red, green, blue, alpha];
    }

    function lightness(ink: Ink): number {
      const [red = 0, green = 0, blue = 0] = ink.slice(0, 3).map((part) => {
        const share = part / 255;
        return share <= 0.04045
          ? share / 12.92
          : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    }

    function contrast(one: Ink, other: Ink): number {
      const [light = 0, dark = 0] = [lightness(one), lightness(other)].sort(
        (a, b) => b - a,
      );
      return (light + 0.05) / (dark + 0.05);
    }

    function behindHtml(element: Element | null): Ink {
      if (kind === 'paper' || element === null) {
        return white;
      }
      return (
        readInk(getComputedStyle(element).backgroundColor) ??
        behindHtml(element.parentElement)
      );
    }

    const shapes = 'path, circle, ellipse, rect, line, polyline, polygon, use';
    const isShown = (element: Element) =>
      element.checkVisibility({
        visibilityProperty: true,
        opacityProperty: true,
      });

    /** What is behind an HTML text; where colours are forced, the browser paints it on a plate. */
    function behindWords(holder: Element): Ink {
      const isPlated =
        matchMedia('(forced-colors: active)').matches &&
        getComputedStyle(holder).forcedColorAdjust === 'auto';
      return behindHtml(isPlated ? document.body : holder);
    }

    function blend([red, green, blue, alpha]: Ink, behind: Ink): Ink {
      const mix = (part: number, under: number) =>
        Math.round(part * alpha + under * (1 - alpha));
      return [
        mix(red, behind[0]),
        mix(green, behind[1]),
        mix(blue, behind[2]),
        1,
      ];
    }

    /** The shapes under the middle of a text of a drawing, and what is behind the drawing. */
    function behindText(text: Element, drawing: Element): Ink {
      const {x, y, width, height} = text.getBoundingClientRect();
      return [...drawing.querySelectorAll(shapes)]
        .filter((shape) => {
          const box = shape.getBoundingClientRect();
          return (
            (shape.compareDocumentPosition(text) &
              Node.DOCUMENT_POSITION_FOLLOWING) !==
              0 &&
            isShown(shape) &&
            box.left <= x + width / 2 &&
            box.right >= x + width / 2 &&
            box.top <= y + height / 2 &&
            box.bottom >= y + height / 2
          );
        })
        .reduce((behind, shape) => {
          const {fill, fillOpacity, opacity} = getComputedStyle(shape);
          const ink = readInk(fill);
          if (ink === undefined) {
            return behind;
          }
          ink[3] *= Number(fillOpacity) * Number(opacity);
          return blend(ink, behind);
        }, behindHtml(drawing.parentElement));
    }

    const faint: string[] = [];
    function judge(
      what: string,
      ink: Ink | undefined,
      behind: Ink,
      least: number,
    ) {
      if (ink !== undefined && contrast(ink, behind) < least) {
        faint.push(`${what}: ${ink.join()} on ${behind.join()}`);
      }
    }

    const texts = document.createTreeWalker(
      document.body,
      NodeFilter.SHOW_TEXT,
    );
    const seen = new Set<Element>();
    while (texts.nextNode()) {
      const holder = texts.currentNode.parentElement;
      const words = texts.currentNode.textContent?.trim() ?? '';
      if (words === '' || holder === null || seen.has(holder)) {
        continue;
      }
      seen.add(holder);
      if (
        !isShown(holder) ||
        holder.closest('title, desc, :disabled') !== null
      ) {
        continue;
      }
      const style = getComputedStyle(holder);
      const drawing = holder.closest('svg');
      if (drawing === null) {
        judge(words, readInk(style.color), behindWords(holder), 4.5);
      } else {
        judge(words, readInk(style.fill), behindText(holder, drawing), 3);
      }
    }

    for (const icon of document.querySelectorAll('svg')) {
      const {width} = icon.getBoundingClientRect();
      if (!isShown(icon) || width > 48) {
        continue;
      }
      const behind = behindHtml(icon.parentElement);
      const inks = [...icon.querySelectorAll(shapes)].flatMap((shape) => {
        const {fill, stroke} = getComputedStyle(shape);
        return isShown(shape)
          ? [readInk(fill), readInk(stroke)].filter((ink) => ink !== undefined)
          : [];
      });
      if (!inks.some((ink) => contrast(ink, behind) >= 3)) {
        faint.push(`icon in ${icon.parentElement?.outerHTML.slice(0, 80)}`);
      }
    }
    return faint;
  }, surface);
}
