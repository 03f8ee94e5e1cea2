import type {Page} from '@playwright/test';

/**
 * Text and icons with too little contrast to what is behind them, a line each. The
 * backgrounds of HTML are not printed, the fills of an SVG are.
 */
export function findLowContrast(
  page: Page,
  medium: 'screen' | 'print',
): Promise<string[]> {
  return page.evaluate((kind) => {
    type Color = [red: number, green: number, blue: number, alpha: number];
    const white: Color = [255, 255, 255, 1];

    function readColor(value: string): Color | undefined {
      const numbers = /^rgba?\((.*)\)$/.exec(value)?.[1]?.match(/[\d.]+/g);
      const [red = 0, green = 0, blue = 0, alpha = 1] = (numbers ?? []).map(
        Number,
      );
      return numbers === undefined || numbers === null || alpha < 0.1
        ? undefined
        : [red, green, blue, alpha];
    }

    function luminance(color: Color): number {
      const [red = 0, green = 0, blue = 0] = color.slice(0, 3).map((part) => {
        const share = part / 255;
        return share <= 0.04045
          ? share / 12.92
          : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    }

    function contrast(one: Color, other: Color): number {
      const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort(
        (a, b) => b - a,
      );
      return (light + 0.05) / (dark + 0.05);
    }

    const backgrounds = new Map<Element, Color>();
    function behindHtml(element: Element | null): Color {
      if (kind === 'print' || element === null) {
        return white;
      }
      const background =
        backgrounds.get(element) ??
        readColor(getComputedStyle(element).backgroundColor) ??
        behindHtml(element.parentElement);
      backgrounds.set(element, background);
      return background;
    }

    const shapes = 'path, circle, ellipse, rect, line, polyline, polygon, use';
    const isShown = (element: Element) =>
      element.checkVisibility({
        visibilityProperty: true,
        opacityProperty: true,
      });

    /** The background of an HTML text. With forced colours the browser paints a backplate, except for a mark, which has a system colour. */
    function behindHtmlText(holder: Element): Color {
      const hasBackplate =
        matchMedia('(forced-colors: active)').matches &&
        getComputedStyle(holder).forcedColorAdjust === 'auto' &&
        holder.closest('mark') === null;
      return behindHtml(hasBackplate ? document.body : holder);
    }

    function blend([red, green, blue, alpha]: Color, behind: Color): Color {
      const mix = (part: number, under: number) =>
        Math.round(part * alpha + under * (1 - alpha));
      return [
        mix(red, behind[0]),
        mix(green, behind[1]),
        mix(blue, behind[2]),
        1,
      ];
    }

    /** The background of an SVG text: the shapes under its middle, then what is behind the SVG. */
    function behindSvgText(text: Element, svg: Element): Color {
      const {x, y, width, height} = text.getBoundingClientRect();
      return [...svg.querySelectorAll(shapes)]
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
          const color = readColor(fill);
          if (color === undefined) {
            return behind;
          }
          color[3] *= Number(fillOpacity) * Number(opacity);
          return blend(color, behind);
        }, behindHtml(svg.parentElement));
    }

    const found: string[] = [];
    function check(
      what: string,
      color: Color | undefined,
      behind: Color,
      least: number,
    ) {
      if (color !== undefined && contrast(color, behind) < least) {
        found.push(`${what}: ${color.join()} on ${behind.join()}`);
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
      const svg = holder.closest('svg');
      if (svg === null) {
        check(words, readColor(style.color), behindHtmlText(holder), 4.5);
      } else {
        check(words, readColor(style.fill), behindSvgText(holder, svg), 3);
      }
    }

    for (const icon of document.querySelectorAll('svg')) {
      const {width} = icon.getBoundingClientRect();
      if (!isShown(icon) || width > 48) {
        continue;
      }
      const behind = behindHtml(icon.parentElement);
      const colors = [...icon.querySelectorAll(shapes)].flatMap((shape) => {
        const {fill, stroke} = getComputedStyle(shape);
        return isShown(shape)
          ? [readColor(fill), readColor(stroke)].filter(
              (color) => color !== undefined,
            )
          : [];
      });
      if (!colors.some((color) => contrast(color, behind) >= 3)) {
        found.push(`icon in ${icon.parentElement?.outerHTML.slice(0, 80)}`);
      }
    }
    return found;
  }, medium);
}
