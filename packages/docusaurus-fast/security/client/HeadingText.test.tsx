import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import HeadingText from './HeadingText';

it.each([
  ['Run the model', 'Run the model'],
  ['Call <code>forward()</code> twice', 'Call <code>forward()</code> twice'],
  [
    '<strong>A <em>B</em></strong> <del>c</del>',
    '<strong>A <em>B</em></strong> <del>c</del>',
  ],
  ['Q&amp;A: 1 &lt; 2 &quot;&#39;&gt;', 'Q&amp;A: 1 &lt; 2 &quot;&#x27;&gt;'],
  ['&amp;lt;', '&amp;lt;'],
  ['<span class="badge">New</span> things', 'New things'],
  ['<script>alert(1)</script>', 'alert(1)'],
  ['<img src="x" onerror="alert(1)"></img>', ''],
  ['1 < 2', '1 &lt; 2'],
  ['</code>stray', 'stray'],
])('shows %s', (html, shown) => {
  expect(renderToStaticMarkup(<HeadingText html={html} />)).toBe(shown);
});
