import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {setTimeout as pause} from 'node:timers/promises';
import {serveElsewhere, startProgram} from './startProgram';

/** Whether the system tells what a process has open. */
export const canWatch = existsSync('/proc/self/fd');

/** A guard against a test that hangs, not a measurement. */
const deadline = 20_000;

/** Starts the server in a folder, as a process whose descriptors and memory can be read. */
export async function startWatched(
  cwd: string,
  environment: Readonly<Record<string, string>> = {},
) {
  const program = startProgram({
    cwd,
    environment: {PORT: '0', ...environment},
    command: serveElsewhere,
  });
  const port = await program.port();
  const {pid} = program;

  return {
    ...program,
    openPort: port,
    descriptors: () => readdirSync(`/proc/${pid}/fd`).length,
    /** Resident memory in megabytes. */
    memory: () =>
      Number(
        /^VmRSS:\s+(\d+)/m.exec(
          readFileSync(`/proc/${pid}/status`, 'utf8'),
        )?.[1],
      ) / 1024,
    stop: async () => {
      program.kill('SIGKILL');
      await program.ended;
    },
  };
}

/** Reads a value until it is as expected, or until a deadline; resolves to the last one. */
export async function settled<Value>(
  read: () => Value | Promise<Value>,
  isExpected: (value: Value) => boolean,
): Promise<Value> {
  const end = Date.now() + deadline;
  for (;;) {
    const value = await read();
    if (isExpected(value) || Date.now() > end) {
      return value;
    }
    await pause(50);
  }
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
