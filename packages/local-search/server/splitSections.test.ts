import {expect, it} from 'vitest';
import {splitSections} from './splitSections';
import {parsePage} from './parsePage';

function page(body: string, head = ''): string {
  return `<!doctype html><html><head><meta name="docsearch:docusaurus_tag" content="default">${head}</head><body><nav>Menu</nav>${body}</body></html>`;
}

function split(main: string) {
  const parsed = parsePage(page(`<main>${main}</main>`));
  return parsed && splitSections(parsed.content);
}

it('splits by heading, with the headings above', () => {
  expect(
    split(`<h1>Tensor</h1><p>Numbers.</p>
      <h2 id="methods">Shape<a class="hash-link" href="#methods">​</a></h2><p>See below.</p>
      <h3 id="permute"><code>permute</code></h3><p>Moves <b>axes</b>.</p><figure><figcaption>ts</figcaption><pre><code>t.permute([0, 1])</code></pre></figure>
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
      code: 'ts t.permute',
    },
    {anchor: 'end', heading: 'End', trail: [], text: '', code: ''},
  ]);
});

it('keeps the first occurrence of each name in listings', () => {
  const listing = (code: string) => `<figure><pre>${code}</pre></figure>`;
  expect(
    split(
      `<h1>T</h1>${listing('const a = Math.rand([2, 3]);')}<h2 id="b">B</h2>${listing('const a = Math.rand([2, 3]);\na.shape;')}`,
    )?.map(({code}) => code),
  ).toEqual(['const a Math.rand', 'a.shape']);
});

it('reads adjacent elements as two words', () => {
  expect(
    split(
      '<h1>abs</h1><p><a>Start</a><a>Read</a> <code><b>a</b><i>.b</i></code></p>',
    )?.[0]?.text,
  ).toBe('Start Read a.b');
});

it.each([
  ['a declaration', '<pre><code>abs(): <a>Tensor</a></code></pre>'],
  ['a diagram', '<ol data-search="names"><li>abs</li><li>by Tensor</li></ol>'],
])('has the names of %s, but not as text', (_, html) => {
  const [section] = split(`<h1>T</h1>${html}<p>Text.</p>`) ?? [];
  expect(section?.code).toContain('abs');
  expect(section?.code).toContain('Tensor');
  expect(section?.text).toBe('Text.');
});

it.each([
  ['a table of contents', '<div class="table-of-contents">Parts</div>'],
  ['a button', '<button>Copy</button>'],
  ['navigation', '<nav>Next</nav>'],
  ['a picture', '<svg><title>Flame</title></svg>'],
  ['hidden text', '<span aria-hidden="true">★</span>'],
  ['the state of a control', '<span role="status">28 of 28</span>'],
  ['an element that opts out', '<div data-search="off">Star us</div>'],
])('leaves out %s', (_, html) => {
  expect(split(`<h1>Title</h1><p>Kept.</p>${html}`)?.[0]?.text).toBe('Kept.');
});

it('treats a heading without an id as text', () => {
  expect(
    split('<h1>T</h1><h2 id="up">Up</h2><h3>Down</h3><p>Text.</p>'),
  ).toEqual([
    {anchor: '', heading: 'T', trail: [], text: '', code: ''},
    {anchor: 'up', heading: 'Up', trail: [], text: 'Down Text.', code: ''},
  ]);
});

it('knows the kind and the first version of each symbol, in sections and in table rows', () => {
  expect(
    split(`<header data-kind="interface"><p>in math</p><h1>Tensor</h1></header>
      <h2 id="group-properties">Properties</h2>
      <table><thead><tr><th>Property</th></tr></thead><tbody>
        <tr id="shape" data-kind="property"><th><code>shape</code></th><td>number[]</td><td>Sizes.</td></tr>
      </tbody></table>
      <h2 id="group-methods">Methods</h2>
      <div data-kind="method" data-since="0.2.0"><h3 id="abs">abs</h3><p>Absolute values.</p></div>
      <h2 id="notes">Notes</h2><p>End.</p><footer>Credit</footer>`),
  ).toEqual([
    {
      anchor: '',
      heading: 'Tensor',
      trail: [],
      kind: 'interface',
      text: '',
      code: '',
    },
    {
      anchor: 'shape',
      heading: 'shape',
      trail: [],
      kind: 'property',
      signature: 'shape: number[]',
      text: 'Sizes.',
      code: '',
    },
    {
      anchor: 'abs',
      heading: 'abs',
      trail: [],
      kind: 'method',
      since: '0.2.0',
      text: 'Absolute values.',
      code: '',
    },
    {anchor: 'notes', heading: 'Notes', trail: [], text: 'End.', code: ''},
  ]);
});

it.each([
  [
    'a page with noindex',
    page('<main><h1>x</h1></main>', '<meta name="robots" content="noindex">'),
  ],
  [
    'a page without a search tag',
    '<html><body><main><h1>x</h1></main></body></html>',
  ],
  ['a page without content', page('<p>nothing</p>')],
])('skips %s', (_, html) => {
  expect(parsePage(html)).toBeUndefined();
});

it('calls a member by its name where the heading is its signature, and writes that on one line', () => {
  expect(
    split(
      '<h1>Tensor</h1><h3 id="topk"><code data-name="topk">topk(\n  k: number,\n  options?: {\n    dim?: number;\n  },\n): [Tensor, Tensor]</code></h3>',
    )?.[1],
  ).toMatchObject({
    heading: 'topk',
    signature: 'topk(k: number, options?: {dim?: number;}): [Tensor, Tensor]',
  });
});

it('reads a formula once', () => {
  const formula = (body: string, tex: string): string =>
    `<span class="katex"><span class="katex-mathml"><math><semantics><mrow>${body}</mrow><annotation encoding="application/x-tex">${tex}</annotation></semantics></math></span><span class="katex-html" aria-hidden="true">${tex}</span></span>`;
  expect(
    split(
      `<h1>T</h1><p>The logits ${formula('<msub><mi>z</mi><mi>i</mi></msub>', 'z_i')} and ${formula('<mfrac><mn>1</mn><mn>2</mn></mfrac>', '\\frac{1}{2}')}.</p>`,
    )?.[0]?.text,
  ).toBe('The logits z_i and 1/2.');
});

it('leaves the badges and links of a symbol’s header out', () => {
  expect(
    split(
      '<header data-kind="class"><h1>Camera</h1><div><span>class</span><span>in <a>CameraView</a></span><span>since 0.1</span><a>Source</a></div><div><p>A camera.</p></div><div><code>import {Camera}</code></div></header><p>More.</p>',
    ),
  ).toEqual([
    {
      anchor: '',
      heading: 'Camera',
      trail: [],
      kind: 'class',
      text: 'A camera. import {Camera} More.',
      code: '',
    },
  ]);
});
