import {spawnSync} from 'node:child_process';
import {optionalTool} from './optionalTool.mjs';

/** Debian's own Python: another one in the PATH does not see Debian's packages. */
const program = '/usr/bin/python3';

const isReady =
  'import importlib.util as u, sys; sys.exit(not all(map(u.find_spec, ("torch", "torchvision"))))';

/** Debian's Python with PyTorch and its models for pictures. */
export const python = optionalTool({
  name: 'PyTorch',
  use: 'the Python scripts of the tutorials',
  packages: ['python3-torch', 'python3-torchvision'],
  variable: 'SKIP_PYTHON',
  find: () =>
    spawnSync(program, ['-c', isReady]).status === 0 ? program : undefined,
});

export const {find: findPython, notice: pythonNotice} = python;
