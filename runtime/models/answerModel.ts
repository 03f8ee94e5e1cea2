import {memory, toContiguous} from '../engine/copy';
import {empty, type Tensor} from '../engine/tensor';
import type {LoadedModel} from '../native/torchlive/types';

/** Ids of BERT's vocabulary. */
const separator = 102;
const punctuation = new Set([999, 1010, 1012, 1024, 1025, 1029]);
const mostFrequentWord = 1996;

/** The vocabulary is sorted by frequency, so a rare word has a high id. */
function rarity(id: number): number {
  return Math.max(0, Math.log(id / mostFrequentWord));
}

type Part = {start: number; end: number};

/** The parts of a passage between punctuation, by their first and last token. */
function splitParts(ids: readonly number[], first: number): Part[] {
  const parts: Part[] = [];
  let start = first;
  for (let at = first; at < ids.length; at += 1) {
    const id = ids[at]!;
    if (punctuation.has(id) || id === separator) {
      if (at > start) {
        parts.push({start, end: at - 1});
      }
      start = at + 1;
    }
  }
  return parts;
}

/**
 * Stands in for DistilBERT with no language model at all: the part of the passage
 * that shares most with the question, rare words first, gets the highest scores.
 */
export function createAnswerModel(): LoadedModel {
  return {
    forward([input]) {
      const ids = Array.from(memory(toContiguous(input as Tensor)), Number);
      const passage = ids.indexOf(separator) + 1;
      const asked = new Set(ids.slice(0, passage));
      const [starts, ends] = [0, 1].map(() =>
        empty('float32', [1, ids.length]),
      );
      for (const {start, end} of splitParts(ids, passage)) {
        const shared = new Set(
          ids.slice(start, end + 1).filter((id) => asked.has(id)),
        );
        const score = [...shared].reduce((sum, id) => sum + rarity(id), 0);
        starts!.storage[start] = score;
        ends!.storage[end] = score;
      }
      return {start_logits: starts!, end_logits: ends!};
    },
  };
}
