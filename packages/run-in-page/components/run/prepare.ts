import type {PageExample} from '../../examples/options';
import {keepDraft, readDraft} from './drafts';
import {loadExample} from './loadRelease';
import Workbench from './Workbench';

/** What replaces the listing of an example when it is run or edited. */
export type Prepared = {
  Workbench: typeof Workbench;
  example: PageExample;
  /** What the reader made of it before. */
  draft: string | undefined;
  /** Keeps what the reader makes of it; false where the browser keeps nothing. */
  keep: (code: string) => boolean;
};

/** Loads an example. What runs it depends on it, and comes after. */
export async function prepare(
  release: string,
  id: string,
  place: string,
): Promise<Prepared> {
  const example = await loadExample(release, id);
  return {
    Workbench,
    example,
    draft: readDraft(place),
    keep: (code) => keepDraft(code === example.code ? undefined : code, place),
  };
}
