import {readdirSync, readFileSync} from 'node:fs';

/** Reads a file in `/proc`; empty if the process has ended. */
function readProc(file: string): string {
  try {
    return readFileSync(`/proc/${file}`, 'utf8');
  } catch {
    return '';
  }
}

/** Parent process in `/proc/PID/stat`; it follows the name, which may contain anything. */
function parentOf(stat: string): number {
  return Number(/.*\) \S (?<parent>\d+)/s.exec(stat)?.groups?.parent ?? 0);
}

/** A process and its descendants. */
function treeOf(root: number, parents: ReadonlyMap<number, number>): number[] {
  const children = [...parents]
    .filter(([, parent]) => parent === root)
    .map(([pid]) => pid);
  return [root, ...children.flatMap((pid) => treeOf(pid, parents))];
}

/** Proportional set size in `/proc/PID/smaps_rollup`, in KiB: shared memory is split among processes. */
function memoryOf(rollup: string): number {
  return Number(/^Pss:\s+(?<size>\d+) kB$/m.exec(rollup)?.groups?.size ?? 0);
}

/** Memory of a process and its descendants, in MiB. */
export function memoryOfTree(root: number): number {
  const pids = readdirSync('/proc').map(Number).filter(Number.isInteger);
  const parents = new Map(
    pids.map((pid) => [pid, parentOf(readProc(`${pid}/stat`))]),
  );
  const kibibytes = treeOf(root, parents)
    .map((pid) => memoryOf(readProc(`${pid}/smaps_rollup`)))
    .reduce((sum, size) => sum + size, 0);
  return kibibytes / 1024;
}
