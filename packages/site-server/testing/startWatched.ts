import {existsSync, readdirSync} from 'node:fs';
import {setTimeout as pause} from 'node:timers/promises';
import {residentMegabytes} from './residentMegabytes';
import {startProgram} from './startProgram';

/** Whether the system tells what a process has open. */
export const canWatch = existsSync('/proc/self/fd');

/** Starts the server in a folder, as a process whose descriptors and memory can be read. */
export async function startWatched(
  cwd: string,
  environment?: Readonly<Record<string, string>>,
) {
  const program = startProgram(cwd, environment);
  const port = await program.port();
  const {pid} = program;

  return {
    ...program,
    openPort: port,
    descriptors: () => readdirSync(`/proc/${pid}/fd`).length,
    memory: () => residentMegabytes(pid),
    stop: async () => {
      program.kill('SIGKILL');
      await program.ended;
    },
  };
}

/** Reads a number until it stays the same for a while. */
export async function stable(read: () => number): Promise<number> {
  let last = read();
  for (let same = 0; same < 10;) {
    await pause(50);
    const value = read();
    same = value === last ? same + 1 : 0;
    last = value;
  }
  return last;
}
