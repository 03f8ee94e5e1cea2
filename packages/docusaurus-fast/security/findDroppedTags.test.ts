import {expect, it} from 'vitest';
import {findDroppedTags} from './findDroppedTags';

const theme =
  "<svg style='display: none;'></svg>\n<script>document.documentElement.setAttribute('data-theme-choice', 'dark')</script>";

it.each([
  ['', []],
  [theme, []],
  [`${theme}<svg><title>Ours</title></svg>`, ['<svg>']],
  [`${theme}\n<noscript><img src=/pixel></noscript>`, ['<noscript>']],
  [`<script src="/x.js"></script><div>Hi</div>${theme}`, ['<script>', '<div>']],
])(
  'finds the tags that plugins add before the page and the template drops %#',
  (tags, dropped) => {
    expect(findDroppedTags(tags)).toEqual(dropped);
  },
);
