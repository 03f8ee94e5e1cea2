import {transform} from 'sucrase';

/** Code as it runs. */
export type Program = {
  /** A CommonJS module that may use `await` at its top level. */
  js: string;
  /** Whether its default export is a component to draw. */
  draws: boolean;
};

/** Compiles TypeScript with JSX. Every statement stays on its line. */
export function toProgram(code: string): Program {
  const {code: js} = transform(code, {
    transforms: ['typescript', 'jsx', 'imports'],
    jsxRuntime: 'automatic',
    production: true,
  });
  return {js, draws: /^export default\b/m.test(code)};
}
