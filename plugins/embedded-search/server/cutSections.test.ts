import {expect, it} from 'vitest';
import {cutSections} from './cutSections';
import {parsePage} from './parsePage';

function page(body: string, head = ''): string {
  return `<!doctype html><html><head><meta name="docsearch:docusaurus_tag" content="default">${head}</head><body><nav>Menu</nav>${body}</body></html>`;
}

function cut(main: string) {
  const parsed = parsePage(page(`<main>${main}</main>`));
  return parsed && cutSections(parsed.content);
}

it('cuts by heading, with the way to each', () => {
  expect(
    cut(`<h1>Tensor</h1><p>Numbers.</p>
      <h2 id="methods">Shape<a class="hash-link" href="#methods">​</a></h2><p>See below.</p>
      <h3 id="permute"><code>permute</code></h3><p>Moves <b>axes</b>.</p><pre><code>t.permute([0, 1])</code></pre>
      <h2 id="end">End</h2>`),
  ).toEqual([
    {anchor: '', heading: 'Tensor', trail: [], text: 'Numbers.', code: ''},
    {
      anchor: 'methods',
      heading: 'Shape',
      trail: [],
      text: 'See below.',
      code: '',
    },
    {
      anchor: 'permute',
      heading: 'permute',
      trail: ['Shape'],
      text: 'Moves axes.',
      code: 't.permute([0, 1])',
    },
    {anchor: 'end', heading: 'End', trail: [], text: '', code: ''},
  ]);
});

it('parses what minified HTML leaves out', () => {
  expect(cut('<h1>List</h1><ul><li>one<li>two</ul><p>three<p>four')).toEqual([
    {
      anchor: '',
      heading: 'List',
      trail: [],
      text: 'one two three four',
      code: '',
    },
  ]);
});

it.each([
  ['a table of contents', '<div class="table-of-contents">Parts</div>'],
  ['a button', '<button>Copy</button>'],
  ['navigation', '<nav>Next</nav>'],
  ['a picture', '<svg><title>Flame</title></svg>'],
  ['what is hidden', '<span aria-hidden="true">★</span>'],
  ['what opts out', '<div data-search="off">Star us</div>'],
])('leaves out %s', (_, html) => {
  expect(cut(`<h1>Title</h1><p>Kept.</p>${html}`)?.[0]?.text).toBe('Kept.');
});

it('reaches a heading without an id by the one above', () => {
  expect(
    cut('<h1>T</h1><h2 id="up">Up</h2><h3>Down</h3>')?.map(
      ({anchor}) => anchor,
    ),
  ).toEqual(['', 'up', 'up']);
});

it.each([
  [
    'a page kept out of indexes',
    page('<main><h1>x</h1></main>', '<meta name="robots" content="noindex">'),
  ],
  [
    'a page of another kind',
    '<html><body><main><h1>x</h1></main></body></html>',
  ],
  ['a page without content', page('<p>nothing</p>')],
])('skips %s', (_, html) => {
  expect(parsePage(html)).toBeUndefined();
});
