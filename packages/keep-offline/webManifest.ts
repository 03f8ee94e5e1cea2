import {readFile} from 'node:fs/promises';
import {renderAsync} from '@resvg/resvg-js';
import {brand} from '../../../config/brand';

/** Sizes of the icons that browsers want before they offer to install a site. */
export const iconSizes = [192, 512] as const;

/** Path of an icon. */
export function iconPath(size: number): string {
  return `/img/icon-${size}.png`;
}

/** The web app manifest: what the site is once it is installed. */
export function webManifest() {
  return {
    id: '/',
    name: brand.name,
    short_name: brand.name,
    description: brand.description,
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    theme_color: brand.themeColor.light,
    background_color: brand.themeColor.light,
    icons: iconSizes.flatMap((size) =>
      (['any', 'maskable'] as const).map((purpose) => ({
        src: iconPath(size),
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose,
      })),
    ),
  };
}

/** Draws the logo on the site's background, small enough for launchers that cut a circle out of it. */
export async function renderIcon(logo: string, size: number): Promise<Buffer> {
  const mark = await readFile(logo, 'utf8');
  const inner = mark.slice(mark.indexOf('>') + 1, mark.lastIndexOf('</svg>'));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-12 -12 56 56" width="${size}" height="${size}"><rect x="-12" y="-12" width="56" height="56" fill="${brand.themeColor.light}"/>${inner}</svg>`;
  return (await renderAsync(svg)).asPng();
}
