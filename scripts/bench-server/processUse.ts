import {existsSync, readFileSync} from 'node:fs';

/** Clock ticks in a second, as Linux counts a process's time. */
const ticks = 100;

/** What a process has taken so far; zeros where the system does not tell. */
export function processUse(pid: number): {seconds: number; megabytes: number} {
  const folder = `/proc/${pid}`;
  if (!existsSync(folder)) {
    return {seconds: 0, megabytes: 0};
  }
  const fields = readFileSync(`${folder}/stat`, 'utf8').split(') ')[1] ?? '';
  const [user, system] = fields.split(' ').slice(11, 13).map(Number);
  const memory = /^VmRSS:\s+(\d+)/m.exec(
    readFileSync(`${folder}/status`, 'utf8'),
  );
  return {
    seconds: ((user ?? 0) + (system ?? 0)) / ticks,
    megabytes: Number(memory?.[1] ?? 0) / 1024,
  };
}
