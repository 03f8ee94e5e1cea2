import {Transform, type TransformCallback} from 'node:stream';

const longestLine = 10 * 2 ** 20;

/** Enough of a line's start or end to tell the id of its request. */
const telling = 300;

/** A request's id, as text: clients write it before the parameters, or after them. */
function idIn(start: string, end: string): string {
  const id = String.raw`"id"\s*:\s*(\d+|"[^"\\]*")`;
  const [, found = 'null'] =
    new RegExp(String.raw`^\s*\{[^{}]*?${id}`).exec(start) ??
    new RegExp(String.raw`${id}\s*\}\s*$`).exec(end) ??
    [];
  return found;
}

function isJson(line: string): boolean {
  try {
    JSON.parse(line);
    return true;
  } catch {
    return false;
  }
}

/** Passes lines on, except those too long to keep or not JSON; each of them is answered with an error. */
export class ShortLines extends Transform {
  readonly #answer: (line: string) => void;
  #parts: Buffer[] = [];
  #size = 0;

  constructor(answer: (line: string) => void) {
    super();
    this.#answer = answer;
  }

  override _transform(
    chunk: Buffer,
    _encoding: BufferEncoding,
    done: TransformCallback,
  ): void {
    let start = 0;
    let end = chunk.indexOf('\n');
    while (end !== -1) {
      this.#add(chunk.subarray(start, end + 1));
      this.#finish();
      start = end + 1;
      end = chunk.indexOf('\n', start);
    }
    this.#add(chunk.subarray(start));
    done();
  }

  #add(part: Buffer): void {
    this.#size += part.length;
    this.#parts.push(part);
    if (this.#size > longestLine) {
      const all = Buffer.concat(this.#parts);
      this.#parts = [all.subarray(0, telling), all.subarray(-telling)].map(
        (each) => Buffer.from(each),
      );
    }
  }

  #finish(): void {
    const [start = '', end = ''] = this.#parts.map(String);
    const line = Buffer.concat(this.#parts);
    if (this.#size > longestLine) {
      const message = 'The message has more than 10 MiB. Send less at once.';
      this.#refuse(-32600, idIn(start, end), message);
    } else if (isJson(line.toString())) {
      this.push(line);
    } else {
      const message = 'The line is not JSON. Send one message a line.';
      this.#refuse(-32700, 'null', message);
    }
    this.#parts = [];
    this.#size = 0;
  }

  #refuse(code: number, id: string, message: string): void {
    const error = JSON.stringify({code, message});
    this.#answer(`{"jsonrpc":"2.0","id":${id},"error":${error}}\n`);
  }
}
