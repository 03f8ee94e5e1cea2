import type {PageExample} from '../../examples/options';
import {loadExample} from './loadRelease';
import Workbench from './Workbench';

/** What replaces the listing of an example when it is run or edited. */
export type Prepared = {Workbench: typeof Workbench; example: PageExample};

/** Loads an example. What runs it depends on it, and comes after. */
export async function prepare(release: string, id: string): Promise<Prepared> {
  return {Workbench, example: await loadExample(release, id)};
}
