import type {Writable} from 'node:stream';

/** Bytes that may wait for a reader who is slow. */
const maxWaiting = 1_000_000;

/** Returns the function that prints a line. Where that fails, on a full disk or into a closed pipe, it drops the line, and tells later how many are lost. */
export function createPrinter(stream: Writable): (line: string) => void {
  let lost = 0;
  let told = 0;

  function lose(reason: string): void {
    lost += 1;
    // Seldom: the first, the tenth, the hundredth.
    if (/^10*$/.test(String(lost))) {
      console.error(`Lines that could not be printed: ${lost} (${reason}).`);
    }
  }

  return (line) => {
    if (stream.writableLength > maxWaiting) {
      lose('what reads them is too slow');
      return;
    }
    const time = new Date().toISOString();
    // After a line break, since the line before may be cut short.
    const note =
      lost > told ? `\n${JSON.stringify({time, linesLost: lost})}\n` : '';
    told = lost;
    stream.write(`${note}${line}\n`, (error) => {
      if (error) {
        lose(error.message);
      }
    });
  };
}
