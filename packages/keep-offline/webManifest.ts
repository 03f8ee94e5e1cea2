import {readFile} from 'node:fs/promises';
import {renderAsync} from '@resvg/resvg-js';
import type {App} from './options';

/** Sizes of the icons that browsers want before they offer to install a site. */
export const iconSizes = [192, 512] as const;

/** Path of an icon, below the site's. */
export function iconPath(size: number): string {
  return `img/icon-${size}.png`;
}

/** The web app manifest: what the site is once it is installed. */
export function webManifest(
  name: string,
  baseUrl: string,
  {description, color}: App,
) {
  return {
    id: baseUrl,
    name,
    short_name: name,
    description,
    start_url: baseUrl,
    scope: baseUrl,
    display: 'minimal-ui',
    theme_color: color,
    background_color: color,
    icons: iconSizes.flatMap((size) =>
      (['any', 'maskable'] as const).map((purpose) => ({
        src: baseUrl + iconPath(size),
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose,
      })),
    ),
  };
}

/** Draws the logo on the site's background, small enough for launchers that cut a circle out of it. */
export async function renderIcon(
  logo: string,
  color: string,
  size: number,
): Promise<Buffer> {
  const mark = await readFile(logo, 'utf8');
  const inner = mark.slice(mark.indexOf('>') + 1, mark.lastIndexOf('</svg>'));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-12 -12 56 56" width="${size}" height="${size}"><rect x="-12" y="-12" width="56" height="56" fill="${color}"/>${inner}</svg>`;
  return (await renderAsync(svg)).asPng();
}
