import type {Nodes} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {expect, it} from 'vitest';
import {printBody, readTwin} from './twin';

const siteUrl = 'https://docs.example';
const files = new Set(['/index.md', '/faq.md', '/docs/api/core.md']);

/** The body of the twin of a page with this content, without its heading. */
function bodyOf(html: string): string | undefined {
  const twin = readTwin({
    path: '/faq/',
    html: `<nav>Menu</nav><main><h1>FAQ</h1>${html}</main><footer>End</footer>`,
  });
  return (
    twin &&
    printBody(twin, {url: siteUrl, baseUrl: '/'}, files)
      .replace(/^# FAQ\n\n/, '')
      .trimEnd()
  );
}

it.each([
  [
    'a link to a page',
    '<p>See <a href="/docs/api/core/#a">API</a>, <a href="#b">below</a>, <a href="/">home</a></p>',
    `See [API](${siteUrl}/docs/api/core.md#a), [below](${siteUrl}/faq.md#b), [home](${siteUrl}/index.md)`,
  ],
  [
    'a link whose hash a script reads',
    '<p><a href="/faq/#app=0.1/a">Edit</a></p>',
    `[Edit](${siteUrl}/faq/#app=0.1/a)`,
  ],
  [
    'a link whose query a script reads',
    '<p><a href="/faq/?from=0.1">Compare</a></p>',
    `[Compare](${siteUrl}/faq/?from=0.1)`,
  ],
  [
    'a name above what is said of it',
    '<ul><li><div><a href="https://b.example/">B</a><p>Chat <em>with</em> others.</p></div></li></ul>',
    '- [B](https://b.example/): Chat *with* others.',
  ],
  [
    'a heading above what is said of it',
    '<ul><li><h2>B</h2><p>Chat.</p></li></ul>',
    '- ## B\n\n  Chat.',
  ],
  [
    'a link to a file, and to another site',
    '<p><a href="/a.txt">a</a> and <a href="https://b.example/faq/">b</a></p>',
    `[a](${siteUrl}/a.txt) and [b](https://b.example/faq/)`,
  ],
  [
    'a picture',
    '<svg role="img" aria-label="A mug."><text>mug</text></svg><svg aria-hidden="true"></svg>',
    '*Picture: A mug.*',
  ],
  [
    'an image whose bytes are in the page',
    '<p><img alt="A mug." src="data:image/png;base64,AAAA"> <img alt="A cup." src="/cup.png"></p>',
    `*Picture: A mug.* ![A cup.](${siteUrl}/cup.png)`,
  ],
  [
    'a listing with a file name',
    '<figure><figcaption><span>App.tsx</span><button>Copy</button></figcaption><pre><code class="language-tsx"><span class="line">a <span>&lt;b/></span></span>\n<span class="line">  c</span></code></pre></figure>',
    '```tsx title="App.tsx"\na <b/>\n  c\n```',
  ],
  [
    'an example and its bar',
    '<figure><figcaption><span>Example</span></figcaption><pre><code class="language-tsx">f(); // → 1</code></pre></figure><p data-md="off"><button>Run</button>Runs in your browser.</p>',
    'Example:\n\n```tsx\nf(); // → 1\n```',
  ],
  [
    'code that contains a fence',
    '<figure><figcaption><span>text</span></figcaption><pre><code class="language-text">```\na\n```</code></pre></figure>',
    '````text\n```\na\n```\n````',
  ],
  [
    'a changed signature, whose lines are blocks',
    '<pre><code class="language-ts"><span class="hidden_1">Now: </span><span class="line_1">f(</span><span class="line_1">  a: <a href="/faq/">A</a></span><span class="line_1">)</span></code></pre>',
    'Now:\n\n```ts\nf(\n  a: A\n)\n```',
  ],
  [
    "a listing of Docusaurus's own",
    '<div class="language-js codeBlockContainer_1 theme-code-block"><div class="codeBlockTitle_1">src/a.js</div><div class="codeBlockContent_1"><pre class="prism-code language-js"><code class="codeBlockLines_1"><span class="token-line"><span class="token keyword">const</span><span class="token plain"> a = 1;</span><br></span><span class="token-line"><span class="token plain"></span><br></span><span class="token-line"><span class="token plain">a;</span><br></span></code></pre><div><button>Copy</button></div></div></div>',
    '```js title="src/a.js"\nconst a = 1;\n\na;\n```',
  ],
  [
    "a listing of Docusaurus's own without a title",
    '<div class="language-js theme-code-block"><div><pre class="prism-code language-js"><code><span class="token-line">a;<br></span></code></pre></div></div>',
    '```js\na;\n```',
  ],
  [
    'a pre with neither language nor lines',
    '<pre>one\n<b>two</b></pre>',
    '```\none\ntwo\n```',
  ],
  [
    'parameters',
    '<table><thead><tr><th>Name</th><th>Description</th></tr></thead><tbody><tr><th><code>a|b</code><span>since 0.2.0</span></th><td><p>One.</p><p>Two.</p></td></tr></tbody></table>',
    '| Name | Description |\n| - | - |\n| `a\\|b` · since 0.2.0 | One. Two. |',
  ],
  [
    'a data flow',
    '<ol aria-label="Data flow"><li><svg aria-hidden="true"></svg><span><strong>Photo</strong></span><span>h × w</span></li><li aria-current="step"><span><strong>Blob</strong><span>by toBlob</span></span><span>3 bytes</span></li></ol>',
    '1. **Photo** · h × w\n2. **Blob** · by toBlob · 3 bytes (this step)',
  ],
  [
    'facts',
    '<dl><div><dt>Time</dt><dd>ten minutes</dd></div><div><dt>Size</dt><dd>1 MB</dd></div></dl>',
    '- **Time**: ten minutes\n- **Size**: 1 MB',
  ],
  [
    'tabs',
    '<div class="tabs-container"><ul role="tablist"><li role="tab">npm</li><li role="tab">App.tsx</li></ul><div><div role="tabpanel"><p>one</p></div><div role="tabpanel" hidden><figure><figcaption><span>App.tsx</span></figcaption><pre><code class="language-tsx">two</code></pre></figure></div></div></div>',
    '**npm**\n\none\n\n```tsx title="App.tsx"\ntwo\n```',
  ],
  [
    'an admonition',
    '<div class="theme-admonition theme-admonition-warning"><div><span><svg></svg></span>Use a phone</div><div><p>Now.</p></div></div>',
    '> **Warning: Use a phone**\n>\n> Now.',
  ],
  [
    'a formula',
    '<p>so <span class="katex"><math><semantics><mi>x</mi><annotation>\\frac{x}{2}</annotation></semantics></math></span>.</p>',
    'so $`\\frac{x}{2}`$.',
  ],
  [
    'a Snack',
    '<section><div><strong>An app.</strong><a href="https://snack.expo.dev/x">Open in Snack</a></div></section>',
    '**An app.** · [Open in Snack](https://snack.expo.dev/x)',
  ],
  [
    'a member of the reference',
    '<div><div data-md="below"><span>since 0.2.0</span></div><h3 id="add"><code>add(): <a href="/faq/">Tensor</a></code><a class="hash-link" href="#add">#</a></h3><p>Adds.</p></div>',
    '### `add(): Tensor`\n\nsince 0.2.0\n\nAdds.',
  ],
  [
    'a symbol in a list',
    '<ul><li><div><a href="/faq/">Blob</a><span>interface</span></div><div><p>Bytes.</p></div></li></ul>',
    `- [Blob](${siteUrl}/faq.md) · interface: Bytes.`,
  ],
  [
    'a picture above a heading in a list',
    '<ul><li><div><svg role="img" aria-label="A mug."></svg></div><h3>Mug</h3><p>Drink.</p></li></ul>',
    '- *Picture: A mug.*\n\n  ### Mug\n\n  Drink.',
  ],
  [
    'the versions of a symbol',
    '<nav aria-label="Blob in each version"><ol><li><a aria-label="0.1: not available" href="/faq/">0.1</a></li><li><span aria-label="0.2: available">0.2</span></li></ol></nav>',
    `**Blob in each version:** [0.1: not available](${siteUrl}/faq.md) · 0.2: available`,
  ],
])('a twin contains %s', (_name, html, markdown) => {
  expect(bodyOf(html)).toBe(markdown);
});

it.each([
  [
    'controls',
    '<p>a</p><input><button>Go</button><span role="status">1 of 1</span>',
  ],
  [
    'a table of contents',
    '<p>a</p><ul class="table-of-contents"><li>b</li></ul>',
  ],
  [
    'what the page keeps to itself',
    '<p data-md="off">Loading …</p><p>a</p><section data-md="off"><h2>This browser</h2></section>',
  ],
  [
    'what is not loaded yet',
    '<div aria-busy="true"><nav aria-label="Topics"><ul></ul></nav></div><p>a</p>',
  ],
])('a twin leaves out %s', (_name, html) => {
  expect(bodyOf(html)).toBe('a');
});

it.each([
  ['https://a.example/?b=1&c=2&copy=3', '?b=1&c=2&copy=3'],
  ['https://a.example/?b&copy;=1', String.raw`?b\&copy;=1`],
  ['https://a.example/?b&#169;', String.raw`?b\&#169;`],
  ['https://a.example/?b&#x;c&d-e;', '?b&#x;c&d-e;'],
  ['https://a.example/?b\\&c', String.raw`?b\\&c`],
])('a twin links to %s', (url, printed) => {
  const href = url.replaceAll('&', '&amp;');
  const body = bodyOf(`<p>See <a href="${href}">R&amp;D</a></p>`) ?? '';
  expect(body).toContain(`[R&D](https://a.example/${printed})`);
  const urls = (node: Nodes): string[] => [
    ...(node.type === 'link' ? [node.url] : []),
    ...('children' in node ? node.children.flatMap(urls) : []),
  ];
  expect(urls(fromMarkdown(body))).toEqual([url]);
});

it.each([
  ['content', '<main><h1>Search</h1><input></main>'],
  ['a heading', '<main><p>Loading</p></main>'],
  ['a main part', '<p>frame</p>'],
])('there is no twin where the page has no %s', (_name, html) => {
  expect(readTwin({path: '/search/', html})).toBeUndefined();
});
