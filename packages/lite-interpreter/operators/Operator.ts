import type {IValue} from '../values/ivalue';

/** What an operator with several results gives. */
export class Results {
  constructor(readonly values: readonly IValue[]) {}
}

// An operator takes what its schema says, which the table can't know.
// eslint-disable-next-line typescript/no-explicit-any
export type Run = (...args: any[]) => IValue | Results | undefined;

export type Operator = {
  run: Run;
  /** Whether it reads elements, so that what is pending must be computed first. */
  needsData: boolean;
};
