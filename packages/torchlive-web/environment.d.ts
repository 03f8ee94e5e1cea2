/*
 * What the phone finds both in browsers and in Node, apart from the language. The
 * canvas comes from the host; without one, nothing asks for the rest of its types.
 */

declare const performance: {now: () => number};
declare const crypto: {
  getRandomValues: <T extends ArrayBufferView>(array: T) => T;
};
declare function setTimeout(
  run: (value: undefined) => void,
  ms?: number,
): unknown;

declare class TextEncoder {
  encode(text: string): Uint8Array<ArrayBuffer>;
}

declare class TextDecoder {
  constructor(encoding?: string, options?: {fatal: boolean});
  decode(bytes: Uint8Array): string;
}

type Chunks = {
  getReader(): {
    read(): Promise<
      {done: false; value: Uint8Array} | {done: true; value?: undefined}
    >;
    cancel(): Promise<void>;
  };
};

declare class DecompressionStream {
  readonly readable: unknown;
  constructor(format: 'deflate-raw');
}

declare class Blob {
  constructor(parts: Uint8Array<ArrayBuffer>[]);
  stream(): {pipeThrough(stream: DecompressionStream): Chunks};
}

declare class Path2D {
  moveTo(x: number, y: number): void;
  lineTo(x: number, y: number): void;
  rect(x: number, y: number, width: number, height: number): void;
  arc(
    x: number,
    y: number,
    radius: number,
    start: number,
    end: number,
    counterclockwise?: boolean,
  ): void;
  closePath(): void;
}

type ImageData = {
  width: number;
  height: number;
  data: Uint8ClampedArray<ArrayBuffer>;
};

type CanvasTextAlign = 'center' | 'end' | 'left' | 'right' | 'start';
type CanvasLineCap = 'butt' | 'round' | 'square';
type CanvasLineJoin = 'bevel' | 'miter' | 'round';
type CanvasImageSource = object;

type OffscreenCanvas = {
  width: number;
  height: number;
  getContext(
    kind: '2d',
    options?: {willReadFrequently: boolean},
  ): OffscreenCanvasRenderingContext2D | null;
};

type OffscreenCanvasRenderingContext2D = {
  imageSmoothingEnabled: boolean;
  fillStyle: string;
  strokeStyle: string;
  font: string;
  textAlign: CanvasTextAlign;
  lineWidth: number;
  lineCap: CanvasLineCap;
  lineJoin: CanvasLineJoin;
  miterLimit: number;
  save(): void;
  restore(): void;
  resetTransform(): void;
  setTransform(
    a: number,
    b: number,
    c: number,
    d: number,
    e: number,
    f: number,
  ): void;
  scale(x: number, y: number): void;
  rotate(angle: number): void;
  translate(x: number, y: number): void;
  clearRect(x: number, y: number, width: number, height: number): void;
  strokeRect(x: number, y: number, width: number, height: number): void;
  fillRect(x: number, y: number, width: number, height: number): void;
  beginPath(): void;
  stroke(path?: Path2D): void;
  fill(path?: Path2D): void;
  fillText(text: string, x: number, y: number): void;
  strokeText(text: string, x: number, y: number): void;
  drawImage(
    image: CanvasImageSource,
    x: number,
    y: number,
    width: number,
    height: number,
  ): void;
  createImageData(width: number, height: number): ImageData;
  getImageData(x: number, y: number, width: number, height: number): ImageData;
  putImageData(image: ImageData, x: number, y: number): void;
};
