// What the interpreter finds both in browsers and in Node, apart from the language.

declare class TextEncoder {
  encode(text: string): Uint8Array<ArrayBuffer>;
}

declare class TextDecoder {
  constructor(label?: string, options?: {fatal?: boolean; ignoreBOM?: boolean});
  decode(bytes: ArrayBufferView): string;
}

type ReadableStream = {
  pipeThrough(transform: DecompressionStream): ReadableStream;
  getReader(): {
    read(): Promise<
      | {done: true; value?: undefined}
      | {done: false; value: Uint8Array<ArrayBuffer>}
    >;
    cancel(): Promise<void>;
  };
};

declare class DecompressionStream {
  readonly writable: object;
  constructor(format: 'deflate-raw');
}

declare class Blob {
  constructor(parts: readonly Uint8Array<ArrayBuffer>[]);
  stream(): ReadableStream;
}
