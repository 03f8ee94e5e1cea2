// What the runtime and programs need besides JavaScript itself. Import it first.

type Timer = {at: number; run: () => void; every?: number};

const timers = new Map<number, Timer>();
let lastTimer = 0;

function start(run: () => void, delay: unknown, repeats: boolean): number {
  const every = Math.max(1, Number(delay) || 0);
  lastTimer += 1;
  timers.set(lastTimer, {
    at: Date.now() + every,
    run,
    ...(repeats && {every}),
  });
  return lastTimer;
}

/** Milliseconds until the next timer; undefined if there is none. */
export function untilNextTimer(): number | undefined {
  const next = Math.min(...[...timers.values()].map(({at}) => at));
  return timers.size === 0 ? undefined : Math.max(0, next - Date.now());
}

/** Calls the timers that are due. */
export function fireTimers(): void {
  const now = Date.now();
  for (const [id, timer] of [...timers].sort(([, a], [, b]) => a.at - b.at)) {
    if (timer.at <= now && timers.has(id)) {
      if (timer.every === undefined) {
        timers.delete(id);
      } else {
        timer.at = now + timer.every;
      }
      timer.run();
    }
  }
}

/** Bytes of a text in UTF-8. */
function encode(text: string): Uint8Array {
  const bytes = encodeURIComponent(text).match(/%..|[^%]/g) ?? [];
  return Uint8Array.from(bytes, (byte) =>
    byte.startsWith('%')
      ? parseInt(byte.slice(1), 16)
      : (byte.codePointAt(0) ?? 0),
  );
}

/** The text of bytes in UTF-8; bytes that are none read as U+FFFD. */
function decode(bytes: Uint8Array): string {
  const hex = Array.from(
    bytes,
    (byte) => `%${byte.toString(16).padStart(2, '0')}`,
  ).join('');
  try {
    return decodeURIComponent(hex);
  } catch {
    return String.fromCodePoint(
      ...Array.from(bytes, (byte) => (byte < 0x80 ? byte : 0xfffd)),
    );
  }
}

const clear = (id: number): void => {
  timers.delete(id);
};

Object.assign(globalThis, {
  setTimeout: (run: () => void, delay: unknown) => start(run, delay, false),
  setInterval: (run: () => void, delay: unknown) => start(run, delay, true),
  clearTimeout: clear,
  clearInterval: clear,
  performance: {now: () => Date.now()},
  TextEncoder: class {
    encode = encode;
  },
  TextDecoder: class {
    decode = decode;
  },
  crypto: {
    getRandomValues: <T extends Uint8Array | Uint32Array>(numbers: T): T => {
      numbers.forEach((_, index) => {
        numbers[index] = Math.random() * 2 ** 32;
      });
      return numbers;
    },
  },
});
