import {Writable} from 'node:stream';
import {afterEach, expect, it, vi} from 'vitest';
import {createPrinter} from './createPrinter';

afterEach(() => vi.restoreAllMocks());

it('bounds what waits for a reader who is slow, and tells what is lost once it reads', () => {
  const said = vi.spyOn(console, 'error').mockReturnValue();
  const waiting: [text: string, done: () => void][] = [];
  const stream = new Writable({
    decodeStrings: false,
    write: (text: string, _encoding, done) => void waiting.push([text, done]),
  });
  const print = createPrinter(stream);
  const line = 'x'.repeat(100_000);
  for (let count = 0; count < 100; count += 1) {
    print(line);
  }
  expect(stream.writableLength).toBeLessThan(1_200_000);
  expect(said).toHaveBeenCalledTimes(2);

  const printed: string[] = [];
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    printed.push(next[0]);
    next[1]();
  }
  print('after');
  const lost = 100 - printed.length;
  expect(waiting[0]?.[0]).toMatch(
    new RegExp(`^\\n\\{"time":"[^"]+","linesLost":${lost}\\}\\nafter\\n$`),
  );
});
