// Writes coverage.json, the published table, from results.json, and prints its totals.
import {readFileSync, writeFileSync} from 'node:fs';
import {coverageOf, type Results} from './coverage';

const here = (file: string) => new URL(file, import.meta.url);
const results = JSON.parse(
  readFileSync(here('results.json'), 'utf8'),
) as Results;
const coverage = coverageOf(results);
writeFileSync(
  here('coverage.json'),
  `${JSON.stringify(coverage, undefined, 2)}\n`,
);
for (const {kind, agree, of} of coverage.totals) {
  console.log(`${kind}: ${agree.length} of ${of} agree with PyTorch`);
}
for (const [what, names] of Object.entries({
  'is skipped': coverage.skipped,
  'does not agree': coverage.differ,
})) {
  for (const [name, why] of Object.entries(names)) {
    console.log(`${name} ${what}: ${why}`);
  }
}
