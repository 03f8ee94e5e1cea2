import type {Flow, Stages} from '../../apps/bridge';

let stages: Stages = {};

/** Declares what a diagram of the page shows of an app; gives what takes it back. */
export function declareStages(next: Stages): () => void {
  stages = next;
  return () => {
    stages = {};
  };
}

export const readStages = (): Stages => stages;

let flow: Flow = {};
const listeners = new Set<() => void>();

/** Shows the data of a running app in the diagram of the page. */
export function showFlow(next: Flow): void {
  flow = next;
  listeners.forEach((listener) => listener());
}

/** For `useSyncExternalStore`. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const readFlow = (): Flow => flow;
