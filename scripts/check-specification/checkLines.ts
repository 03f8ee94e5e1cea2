import type {Line} from '../../specification/lines';
import type {TestResult} from '../lib/readReport.mjs';

/** A test that ran, and how it ended. */
export type Outcome = Pick<TestResult, 'title' | 'status'>;

/** More ids than this, and a test proves none of them well. */
const mostIds = 3;

function idsOf(title: string): string[] {
  return [...title.matchAll(/\[(S\d+\.\d+)\]/g)].map(([, id = '']) => id);
}

/** One sentence for each line that no passing test proves, and for each title that is wrong. */
export function checkLines(
  lines: readonly Line[],
  results: readonly Outcome[],
): string[] {
  const known = new Set<string>(lines.map(([id]) => id));
  const problems = lines
    .filter(
      ([id], index) => lines.findIndex(([other]) => other === id) !== index,
    )
    .map(
      ([id]) => `specification/lines.ts: ${id} is there twice. Renumber one.`,
    );
  const proofs = new Map<string, Outcome[]>();
  for (const result of results) {
    const ids = idsOf(result.title);
    if (ids.length > mostIds) {
      problems.push(
        `"${result.title}" carries ${ids.length} ids. Split it: ${mostIds} are the most.`,
      );
    }
    for (const id of ids) {
      if (!known.has(id)) {
        problems.push(
          `"${result.title}" carries ${id}, which specification/lines.ts does not have.`,
        );
      }
      proofs.set(id, [...(proofs.get(id) ?? []), result]);
    }
  }
  for (const [id, says] of lines) {
    const tests = proofs.get(id) ?? [];
    if (tests.length === 0) {
      problems.push(
        `${id} (${says}): no test that ran carries it. Put [${id}] into the title of the one that proves it.`,
      );
    }
    for (const {title} of tests.filter(({status}) => status !== 'passed')) {
      problems.push(`${id} (${says}): "${title}" did not pass.`);
    }
  }
  return problems;
}
