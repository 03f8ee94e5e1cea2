import {execFileSync} from 'node:child_process';

type Process = {pid: number; parent: number; command: string};

function allProcesses(): Process[] {
  const columns = 'pid=,ppid=,args=';
  return execFileSync('ps', ['-A', '-o', columns], {encoding: 'utf8'})
    .split('\n')
    .flatMap((line) => {
      const [, pid, parent, command = ''] =
        /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
      return pid === undefined
        ? []
        : [{pid: Number(pid), parent: Number(parent), command}];
    });
}

/** The processes that a process started, and those that they started. */
export function processesBelow(root: number): Process[] {
  const all = allProcesses();
  const below = (pid: number): Process[] =>
    all
      .filter(({parent}) => parent === pid)
      .flatMap((child) => [child, ...below(child.pid)]);
  return below(root);
}

/** Those of some processes that still run. */
export function stillRunning(pids: readonly number[]): string[] {
  return allProcesses()
    .filter(({pid}) => pids.includes(pid))
    .filter(({command}) => !command.includes('<defunct>'))
    .map(({command}) => command.slice(0, 80));
}
