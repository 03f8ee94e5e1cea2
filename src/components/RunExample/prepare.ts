import type {PageExample} from '@site/plugins/run-examples/readExamples';
import {loadExample, loadRuntime} from './loadRelease';
import Workbench from './Workbench';

/** What replaces the listing of an example when it is run or edited. */
export type Prepared = {Workbench: typeof Workbench; example: PageExample};

/** Loads an example, and beside it what will run it. */
export async function prepare(release: string, id: string): Promise<Prepared> {
  const [example] = await Promise.all([
    loadExample(release, id),
    loadRuntime(release, false),
  ]);
  return {Workbench, example};
}
