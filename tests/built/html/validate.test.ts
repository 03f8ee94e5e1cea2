import {describe, expect, it} from 'vitest';
import {parsePage, validate} from './validate';

function page(body: string): string {
  return `<!doctype html><html lang=en><head><title>a</title></head><body><main><h1>a</h1>${body}</main>`;
}

function problemsOf(html: string, checked?: Set<string>): Promise<string[]> {
  return validate(parsePage(html), checked);
}

describe('validate', () => {
  it.each([
    ['<p>a<p>b<ul><li>c<li>d</ul>'],
    ['<table><tr><th>a<td><p>b<tr><th>c<td>d</table>'],
    ['<ol aria-label="Stages"><li>a</ol>'],
    ['<svg aria-hidden=true><path d="M0 0"/></svg>'],
    ['<a href="/" role=button>a</a>'],
    ['<script src="/assets/js/a.js" integrity="sha384-a"></script>'],
    ['<script src="frame.js"></script>'],
  ])('accepts %s', async (body) => {
    expect(await problemsOf(page(body))).toEqual([]);
  });

  it.each([
    ['<p/>a', 'non-void-html-element-start-tag-with-trailing-solidus'],
    ['<p>a <1', 'invalid-first-character-of-tag-name'],
    ['<div id=a></div><div id=a></div>', 'no-dup-id'],
    ['<p aria-labelledby=none>a</p>', 'no-missing-references'],
    ['<a href="/"><button type=button>a</button></a>', 'permitted-content'],
    ['<ul><p>a</p></ul>', 'element-permitted-content'],
    ['<img src="/a.png">', 'wcag/h37'],
    ['<a href="/"></a>', 'wcag/h30'],
    ['<h4>a</h4>', 'heading-level'],
    ['<nav>a</nav><nav>b</nav>', 'unique-landmark'],
    ['<input name=a>', 'input-missing-label'],
    ['<center>a</center>', 'deprecated'],
    ['<p class=a class=b>a</p>', 'duplicate-attribute'],
    ['<div role=navigation aria-label=a>a</div>', 'prefer-native-element'],
    ['<script src="/assets/js/a.js"></script>', 'require-sri'],
    [
      '<form><input name=a aria-label=a><input name=a aria-label=b></form>',
      'form-dup-name',
    ],
    ['<input type=search step=2 aria-label=a>', 'input-attributes'],
    ['<p class="a a">a</p>', 'no-dup-class'],
    ['<input name=a aria-label=a>', 'no-implicit-input-type'],
    ['<p style="top: 0">a</p>', 'no-inline-style'],
    ['<script type="text/javascript">a</script>', 'script-type'],
  ])('rejects %s', async (body, problem) => {
    expect((await problemsOf(page(body))).join('\n')).toContain(problem);
  });

  it('rejects a title that search engines would cut', async () => {
    const long = page('').replace('<title>', `<title>${'a'.repeat(70)}`);
    expect((await problemsOf(long)).join('\n')).toContain('long-title');
  });

  it('checks a part that pages share once', async () => {
    const checked = new Set<string>();
    const shared = '<pre><center>a</center></pre>';
    const other = '<pre><center id=a>a</center></pre>';
    const counts = [];
    for (const part of [shared, shared, other, other]) {
      counts.push((await problemsOf(page(part), checked)).length > 0);
    }
    expect(counts).toEqual([true, false, true, true]);
  });
});
