import {expect, it} from 'vitest';
import {toProgram} from './toProgram';

it('keeps every statement on its line', () => {
  const code =
    "import {\n  torch,\n} from 'a';\ntype T = {\n  a: 1;\n};\nconst x: T = b();\n";
  const {js, target} = toProgram(code);
  expect(js.split('\n')[6]).toBe('const x = b();');
  expect(target).toBe('worker');
});

it.each([
  'export default function App() { return <A />; }',
  '  export default () => <A />;',
  'const App = () => <A />; export default App;',
  'const App = () => <A />;\nexport {App as default};',
  'export\ndefault class {}',
  'export default memo(App);',
])('shows what is exported as default: %j', (code) => {
  expect(toProgram(code).target).toBe('screen');
});

it('shows no text about it, and leaves sound to the document', () => {
  const text = 'console.log(`\nexport default App`);';
  expect(toProgram(text).target).toBe('worker');
  const sound = "import {AudioUtil} from 'react-native-pytorch-core';\n";
  expect(toProgram(sound).target).toBe('document');
});
