import {expect, it} from 'vitest';
import {toProgram} from './toProgram';

it('keeps every statement on its line', () => {
  const code =
    "import {\n  torch,\n} from 'a';\ntype T = {\n  a: 1;\n};\nconst x: T = b();\n";
  const {js, place} = toProgram(code);
  expect(js.split('\n')[6]).toBe('const x = b();');
  expect(place).toBe('worker');
});

it('shows what is exported as default, and leaves sound to the document', () => {
  const component = 'export default function App() { return <A />; }';
  expect(toProgram(component).place).toBe('screen');
  const sound = "import {AudioUtil} from 'react-native-pytorch-core';\n";
  expect(toProgram(sound).place).toBe('document');
});

it('names the line of a mistake', () => {
  expect(() => toProgram('const a = 1;\nconst = 2;')).toThrow(/\(2:7\)/);
});
