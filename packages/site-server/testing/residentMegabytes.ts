import {existsSync, readFileSync} from 'node:fs';

/** Resident memory of a process in megabytes; 0 where the system doesn't tell. */
export function residentMegabytes(pid: number): number {
  const file = `/proc/${pid}/status`;
  const status = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024;
}
