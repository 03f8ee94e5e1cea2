/** One step of the build. */
type Step = {
  name: string;
  /** Does the work and resolves to what it did, such as `31 pages`. */
  run: () => string | Promise<string>;
};

async function runStep(
  {name, run}: Step,
  label: string,
  print: (line: string) => void,
): Promise<void> {
  const start = performance.now();
  print(`${label} ${name} …`);
  let result: string;
  try {
    result = await run();
  } catch (error) {
    throw new Error(
      `${label} ${name} failed.\n${error instanceof Error ? error.message : String(error)}`,
      {cause: error},
    );
  }
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  print(`${label} ${name}: ${result}, ${seconds} s`);
}

/**
 * Runs the steps in order, those of a group side by side, and prints each with what
 * it did and how long it took.
 */
export async function runSteps(
  groups: readonly (readonly Step[])[],
  print: (line: string) => void,
): Promise<void> {
  const count = groups.flat().length;
  let number = 0;
  for (const group of groups) {
    const results = await Promise.allSettled(
      group.map((step) => {
        number += 1;
        return runStep(step, `[${number}/${count}]`, print);
      }),
    );
    // Only now: whoever cleans up after a failure must not find a step still writing.
    for (const result of results) {
      if (result.status === 'rejected') {
        throw result.reason;
      }
    }
  }
}
