/** One step of the build. */
export type Step = {
  name: string;
  /** Does the work and resolves to what it did, such as `31 pages`. */
  run: () => string | Promise<string>;
};

/** Runs the steps in order, and prints each with what it did and how long it took. */
export async function runSteps(
  steps: readonly Step[],
  print: (line: string) => void,
): Promise<void> {
  for (const [index, {name, run}] of steps.entries()) {
    const label = `[${index + 1}/${steps.length}] ${name}`;
    const start = performance.now();
    print(`${label} …`);
    let result: string;
    try {
      result = await run();
    } catch (error) {
      throw new Error(
        `${label} failed.\n${error instanceof Error ? error.message : String(error)}`,
        {cause: error},
      );
    }
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    print(`${label}: ${result}, ${seconds} s`);
  }
}
