import vm from 'node:vm';
import type {Evaluate} from '../program/wrapModule';

/** Evaluates code in this realm, so that its arrays and errors are ours. */
export const evaluate: Evaluate = (text, filename) =>
  vm.runInThisContext(text, {filename}) as ReturnType<Evaluate>;
