import {checkFact, type Fact} from './checkFact';
import {facts} from './facts';
import type {Part} from './parts';

/** What has changed about the internals that each part relies on, given how to read a file of the packages to try. */
export function rehearse(
  read: (file: string) => string,
): readonly {part: Part; facts: number; problems: readonly string[]}[] {
  return Object.entries<Record<string, Fact>>(facts).map(([name, own]) => {
    const part = name as Part;
    return {
      part,
      facts: Object.keys(own).length,
      problems: Object.values(own).flatMap((fact) => {
        const problem = checkFact(fact, part, read);
        return problem === undefined ? [] : [problem];
      }),
    };
  });
}
