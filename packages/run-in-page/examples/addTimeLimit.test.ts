import {expect, it} from 'vitest';
import {addTimeLimit} from './addTimeLimit';

it.each([
  ['while (on) {}', 'while (on) {$checkTime();}'],
  ['while (on);', 'while (on){$checkTime();;}'],
  ['do step(); while (on)', 'do {$checkTime();step();} while (on)'],
  ['for (;;) step()', 'for (;;) {$checkTime();step()}'],
  ['for (const a of b) c(a);', 'for (const a of b) {$checkTime();c(a);}'],
  [
    'if (a) for (const b of c) d(); else e();',
    'if (a) for (const b of c) {$checkTime();d();} else e();',
  ],
  [
    'while (a) f = () => b',
    'while (a) {$checkTime();f = () => ($checkTime(),b)}',
  ],
  ['for (const a in b) {\n}', 'for (const a in b) {$checkTime();\n}'],
  ['function f() {\n}', 'function f() {$checkTime();\n}'],
  ['const f = async () => {};', 'const f = async () => {$checkTime();};'],
  [
    'const f = (a) => f(a), b = 1;',
    'const f = (a) => ($checkTime(),f(a)), b = 1;',
  ],
  [
    'const f = () => () => ({})',
    'const f = () => ($checkTime(),() => ($checkTime(),({})))',
  ],
  [
    'class A {b() {} static {} c = 1}',
    'class A {b() {$checkTime();} static {} c = 1}',
  ],
  [
    '({get a() {}, b() {}, for: 1})',
    '({get a() {$checkTime();}, b() {$checkTime();}, for: 1})',
  ],
  ['a.while(b); // for (;;) {}', 'a.while(b); // for (;;) {}'],
  ['"use strict"; const a = 1;', '"use strict"; const a = 1;'],
])('checks the time in each round and each call: %s', (js, limited) => {
  expect(addTimeLimit(js)).toBe(limited);
});

it('leaves code alone that cannot be read', () => {
  expect(addTimeLimit('while (a {}')).toBe('while (a {}');
});
