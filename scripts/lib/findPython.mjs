import {spawnSync} from 'node:child_process';
import process from 'node:process';

/** Debian's packages of PyTorch and of its models for pictures. */
export const pythonPackages = ['python3-torch', 'python3-torchvision'];

/** Debian's own Python: another one in the PATH does not see Debian's packages. */
const program = '/usr/bin/python3';

const isReady =
  'import importlib.util as u, sys; sys.exit(not all(map(u.find_spec, ("torch", "torchvision"))))';

/** Whether `SKIP_PYTHON` asks to do without. */
export function isPythonSkipped() {
  return !['', '0', undefined].includes(process.env.SKIP_PYTHON);
}

/**
 * Path of a Python with PyTorch. Undefined where there is none, or where it is
 * to be left out.
 *
 * @returns {string | undefined}
 */
export function findPython() {
  return !isPythonSkipped() && spawnSync(program, ['-c', isReady]).status === 0
    ? program
    : undefined;
}

/** Says that the Python scripts are not run, and why; undefined where they are. */
export function pythonNotice() {
  if (isPythonSkipped()) {
    return 'NOT RUN: the Python scripts of the tutorials, because SKIP_PYTHON is set.';
  }
  return findPython() === undefined
    ? `NOT RUN: the Python scripts of the tutorials, because PyTorch is not here. On Debian 12, as root, run "apt-get install ${pythonPackages.join(' ')}", then run the tests again.`
    : undefined;
}
