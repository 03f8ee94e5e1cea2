import {parse} from 'parse5';
import {expect, it} from 'vitest';
import {unmarkedText} from './language';

it.each([
  ['<p>il fait <code lang=fr>froid</code>', []],
  ['<pre>froid</pre><script>froid</script>', []],
  ['<p lang=fr><b>froid</b></p>', []],
  ['<p>froid<p>freud', ['froid']],
])('%s', (html, unmarked) => {
  expect(unmarkedText(parse(`<html lang=en>${html}`), /froid/)).toEqual(
    unmarked,
  );
});
