import {parse} from 'parse5';
import {expect, it} from 'vitest';
import {integrityProblems} from './integrity';

const script = '<script src=/assets/a.js integrity=hash></script>';
const sheet = '<link rel=stylesheet href=/assets/a.css integrity=hash>';

it.each([
  [script + sheet, []],
  [`${script}${sheet}<link rel=icon href=/a.svg><script>1</script>`, []],
  ['<p>a</p>', ['loads no script or no style sheet']],
  [
    `${sheet}<script src=/assets/b.js></script>`,
    ['/assets/b.js has no integrity'],
  ],
  [
    `${script}<link rel=stylesheet href=/assets/a.css integrity=old>`,
    ['/assets/a.css has old'],
  ],
  [
    `${script}<script src=/b.js integrity=hash></script>`,
    ['/b.js is not in /assets/'],
  ],
])('%s', (head, problems) => {
  expect(integrityProblems(parse(head), () => 'hash')).toEqual(problems);
});
