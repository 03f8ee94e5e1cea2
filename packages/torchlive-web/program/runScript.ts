import type {Require} from './linkPackage';
import {wrapModule, type Evaluate} from './wrapModule';

/** A program that `toScript` made, and what it runs with. */
export type Script = {
  code: string;
  /** Its name in stack traces. */
  file: string;
  evaluate: Evaluate;
  require: Require;
  console: object;
};

/** Runs a program, in which `await` may stand at the top level, and gives what it exports. */
export async function runScript({
  code,
  file,
  evaluate,
  require,
  console,
}: Script): Promise<Record<string, unknown>> {
  const exports: Record<string, unknown> = {};
  const names = ['exports', 'require', 'module', 'console'];
  const run = evaluate(wrapModule(code, names, true), file);
  await run(exports, require, {exports}, console);
  return exports;
}
