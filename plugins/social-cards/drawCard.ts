import {escapeXml} from 'build-utils';
import {cards} from './cards';
import type {CardName} from '../../content/site/cardNameOf';
import {illustrations} from './illustrations';

const leading = 1.12;
const textSize = 36;
const heavy = 'font-family="Figtree" font-weight="800"';
const medium = 'font-family="Figtree" font-weight="500"';

/** Size of a card in pixels; social networks crop other shapes. */
export const cardSize = {width: 1200, height: 630} as const;

/** What every card shows besides its own text. */
type CardBrand = {
  name: string;
  /** Host of the site, such as `playtorch.dev`. */
  host: string;
  /** The logo, an SVG document of 32 × 32. */
  logo: string;
};

function drawLines(
  lines: readonly string[],
  top: number,
  size: number,
  attributes: string,
): string {
  return lines
    .map(
      (line, index) =>
        `<text x="80" y="${top + index * size * leading}" font-size="${size}" ${attributes}>${escapeXml(line)}</text>`,
    )
    .join('');
}

/** The shapes of an SVG document, without its root element. */
function shapesOf(svg: string): string {
  return svg.replace(/^[^]*?<svg[^>]*>/, '').replace(/<\/svg>[^]*$/, '');
}

/** Draws a card as SVG. */
export function drawCard(name: CardName, brand: CardBrand): string {
  const {title, text} = cards[name];
  const {width, height} = cardSize;
  const isLong = title.some((line) => line.length > 18);
  const titleSize = isLong ? 70 : 88;
  const titleTop = 340 - (title.length - 1) * titleSize * 0.6;
  const textTop = titleTop + (title.length - 1) * titleSize * leading + 74;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
  <defs>
    <radialGradient id="glow" cx="0.5" cy="0.5" r="0.5">
      <stop offset="0" stop-color="#ff7a2e" stop-opacity="0.5"/>
      <stop offset="0.5" stop-color="#ff7a2e" stop-opacity="0.16"/>
      <stop offset="1" stop-color="#5a22c8" stop-opacity="0"/>
    </radialGradient>
  </defs>
  <rect width="${width}" height="${height}" fill="#120c22"/>
  <ellipse cx="970" cy="315" rx="560" ry="500" fill="url(#glow)"/>
  <rect y="${height - 10}" width="${width}" height="10" fill="#ff7a2e"/>
  <g transform="translate(80 62) scale(1.75)">${shapesOf(brand.logo)}</g>
  <text x="152" y="106" ${heavy} font-size="44" letter-spacing="-1" fill="#f7f4ff">${escapeXml(brand.name)}</text>
  ${drawLines(title, titleTop, titleSize, `${heavy} letter-spacing="-2.500" fill="#f7f4ff"`)}
  ${drawLines(text, textTop, textSize, `${medium} fill="#d8d0ec"`)}
  <text x="80" y="570" ${medium} font-size="30" fill="#b1a8cc">${escapeXml(brand.host)}</text>
  <g transform="translate(810 150) scale(1.1)">${illustrations[name]}</g>
</svg>`;
}
