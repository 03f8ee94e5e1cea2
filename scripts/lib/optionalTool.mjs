import process from 'node:process';

/**
 * Describes a program that npm does not bring and that the tests can do without: where
 * it is missing, or where `variable` asks to leave it out, they say what they don't run.
 *
 * @param {{name: string, use: string, packages: string[], variable: string, find: () => string | undefined}} tool
 */
export function optionalTool({name, use, packages, variable, find}) {
  const isSkipped = () => !['', '0', undefined].includes(process.env[variable]);
  return {
    name,
    use,
    packages,
    avoid: `To leave that out, set ${variable}=1.`,
    /** Whether nothing has to be installed. */
    isHere: () => isSkipped() || find() !== undefined,
    /** Path of the program; undefined where it takes no part. */
    find: () => (isSkipped() ? undefined : find()),
    /** Says what is not run, and why; undefined where the program takes part. */
    notice() {
      if (isSkipped()) {
        return `NOT RUN: ${use}, because ${variable} is set.`;
      }
      return find() === undefined
        ? `NOT RUN: ${use}, because ${name} is not here. On Debian 12, as root, run "apt-get install ${packages.join(' ')}", then run the tests again.`
        : undefined;
    },
  };
}
