import path from 'node:path';
import {evaluate, loadPackage} from 'torchlive-web/node';
import {runExample, type Outcome} from './runExample';
import type {Job} from './jobs';

const assets = path.resolve(
  import.meta.dirname,
  '../../content/examples/assets',
);

/** Runs an example in Node, on a phone of its own. */
export function runInNode({
  code,
  file,
  expected,
  release,
}: Job): Promise<Outcome> {
  return runExample({
    code,
    file,
    expected,
    evaluate,
    link: (console) => loadPackage(release, {console, assets}).require,
  });
}
