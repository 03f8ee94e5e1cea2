import type {HtmlTagObject} from '@docusaurus/types';
import {brand} from '../content/site/brand';

/** Tags in the head of every page. */
export const head: HtmlTagObject[] = (['light', 'dark'] as const).map(
  (mode) => ({
    tagName: 'meta',
    attributes: {
      name: 'theme-color',
      'data-mode': mode,
      media: `(prefers-color-scheme: ${mode})`,
      content: brand.themeColor[mode],
    },
  }),
);
