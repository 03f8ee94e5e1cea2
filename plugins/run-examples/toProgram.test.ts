import {expect, it} from 'vitest';
import {toProgram} from './toProgram';

it('keeps every statement on its line', () => {
  const code =
    "import {\n  torch,\n} from 'a';\ntype T = {\n  a: 1;\n};\nconst x: T = b();\n";
  const {js, draws} = toProgram(code);
  expect(js.split('\n')[6]).toBe('const x = b();');
  expect(draws).toBe(false);
});

it('draws what is exported as default', () => {
  expect(
    toProgram('export default function App() { return <A />; }').draws,
  ).toBe(true);
});

it('names the line of a mistake', () => {
  expect(() => toProgram('const a = 1;\nconst = 2;')).toThrow(/\(2:7\)/);
});
