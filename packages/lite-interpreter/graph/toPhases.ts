import {
  isPending,
  type Content,
  type Operand,
  type PendingContent,
  type Tensor,
} from '../values/Tensor';

/** Pending work in an order in which it can be done, cut where a graph can't go on. */
export type Phase = {
  /** What one graph computes. */
  graph: PendingContent[];
  /** What loops compute after it. */
  plain: PendingContent[];
};

/** Whether a graph can take an operand: each view on the way has to have a counterpart. */
function canEnter({content, tensor}: Operand): boolean {
  if (content.data !== undefined) {
    return true;
  }
  for (
    let at: Tensor | undefined = tensor;
    at.view !== undefined;
    at = at.view.base
  ) {
    if (at.view.emit === undefined) {
      return false;
    }
  }
  return true;
}

/** All pending work that some contents wait for, inputs first. */
function pendingOrder(targets: readonly Content[]): PendingContent[] {
  const seen = new Set<Content>();
  const order: PendingContent[] = [];
  const visit = (content: Content): void => {
    if (!isPending(content) || seen.has(content)) {
      return;
    }
    seen.add(content);
    for (const input of content.pending.inputs) {
      visit(input.content);
    }
    order.push(content);
  };
  for (const target of targets) {
    visit(target);
  }
  return order;
}

/** Cuts pending work into graphs with loops between them. */
export function toPhases(targets: readonly Content[]): Phase[] {
  const phases: Phase[] = [];
  const found = new Map<Content, {phase: number; isGraph: boolean}>();
  for (const content of pendingOrder(targets)) {
    const {emit, inputs} = content.pending;
    const isGraph = emit !== undefined && inputs.every(canEnter);
    const before = inputs.flatMap(({content: input}) => found.get(input) ?? []);
    const phase = before.reduce(
      (most, input) =>
        Math.max(most, input.phase + (isGraph && !input.isGraph ? 1 : 0)),
      0,
    );
    found.set(content, {phase, isGraph});
    phases[phase] ??= {graph: [], plain: []};
    phases[phase][isGraph ? 'graph' : 'plain'].push(content);
  }
  return phases;
}
