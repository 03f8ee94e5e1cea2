import {readdirSync, readFileSync} from 'node:fs';

/** Reads a file of `/proc`; empty where the process has ended meanwhile. */
function readProc(file: string): string {
  try {
    return readFileSync(`/proc/${file}`, 'utf8');
  } catch {
    return '';
  }
}

/** The parent in a `/proc/PID/stat`, after the name, which may hold anything. */
export function parentOf(stat: string): number {
  return Number(/.*\) \S (?<parent>\d+)/s.exec(stat)?.groups?.parent ?? 0);
}

/** A process and all that it started, by who started whom. */
export function treeOf(
  root: number,
  parents: ReadonlyMap<number, number>,
): number[] {
  const children = [...parents]
    .filter(([, parent]) => parent === root)
    .map(([pid]) => pid);
  return [root, ...children.flatMap((pid) => treeOf(pid, parents))];
}

/** Kibibytes in a `/proc/PID/smaps_rollup`; what processes share is split among them. */
export function memoryOf(rollup: string): number {
  return Number(/^Pss:\s+(?<size>\d+) kB$/m.exec(rollup)?.groups?.size ?? 0);
}

/** Mebibytes that a process and all that it started hold now. */
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
