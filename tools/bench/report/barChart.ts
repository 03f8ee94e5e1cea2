import {escapeXml} from 'build-utils';

/** One bar: the name of its series, its length and how that is written. */
type Bar = {series: string; value: number; text: string};

export type BarChart = {
  title: string;
  /** What the bars show, and which way is better. */
  description: string;
  groups: {label: string; bars: Bar[]}[];
};

const width = 800;
const labelWidth = 210;
/** Room for the text after the longest bar. */
const textWidth = 190;
const barHeight = 20;
const groupGap = 14;
const top = 74;

/** In both modes, bars have 3:1 and text 4.5:1 to the ground. */
const styles = `
svg { --ground: #fff; --ink: #1f2328; --first: #5a22c8; --second: #8a6d00; }
@media (prefers-color-scheme: dark) {
  svg { --ground: #0d1117; --ink: #e6edf3; --first: #b79cff; --second: #d4a72c; }
}
text { font: 15px system-ui, sans-serif; fill: var(--ink); }
.title { font-size: 18px; font-weight: 700; }
.label { text-anchor: end; }
.ground { fill: var(--ground); }
.first { fill: var(--first); }
.second { fill: var(--second); }
`;

/** Draws groups of bars as an SVG that stands for itself, in light and in dark. */
export function drawBarChart({title, description, groups}: BarChart): string {
  const values = groups.flatMap(({bars}) => bars.map(({value}) => value));
  const scale = (width - labelWidth - textWidth) / Math.max(...values);
  const parts: string[] = [];
  let y = top;
  for (const {label, bars} of groups) {
    const middle = y + (bars.length * barHeight) / 2 + 5;
    parts.push(
      `<text class="label" x="${labelWidth - 12}" y="${middle}">${escapeXml(label)}</text>`,
    );
    for (const [index, {series, value, text}] of bars.entries()) {
      const length = Math.max(1, Math.round(value * scale));
      parts.push(
        `<rect class="${index === 0 ? 'first' : 'second'}" x="${labelWidth}" y="${y + 2}" width="${length}" height="${barHeight - 4}"/>`,
        `<text x="${labelWidth + length + 8}" y="${y + 15}">${escapeXml(`${series} ${text}`)}</text>`,
      );
      y += barHeight;
    }
    y += groupGap;
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${y}" width="${width}" height="${y}">
<style>${styles}</style>
<rect class="ground" width="${width}" height="${y}"/>
<text class="title" x="20" y="32">${escapeXml(title)}</text>
<text x="20" y="56">${escapeXml(description)}</text>
${parts.join('\n')}
</svg>
`;
}
