import {toScript} from '../../runtime/program/toScript';

/** Code as it runs. */
export type Program = {
  js: string;
  /** Whether its default export is a component to draw. */
  draws: boolean;
};

/** Compiles TypeScript with JSX; an error names its line. */
export function toProgram(code: string): Program {
  return {
    js: toScript(code, 'Line'),
    draws: /^export default\b/m.test(code),
  };
}
