import {NativeImage, NativeImageData} from '../image';
import {promised} from '../promised';
import type {NativeJSRef, Refs} from '../refs';
import {Context2D} from './Context2D';

type Place = [
  x: number,
  y: number,
  width: number,
  height: number,
  dx: number,
  dy: number,
  dWidth: number,
  dHeight: number,
];

/** Methods that pass their arguments on, and give nothing back. */
const drawing = [
  'setFillStyle',
  'setStrokeStyle',
  'setLineWidth',
  'setMiterLimit',
  'setFont',
  'clear',
  'clearRect',
  'strokeRect',
  'fillRect',
  'beginPath',
  'closePath',
  'stroke',
  'fill',
  'arc',
  'rect',
  'lineTo',
  'moveTo',
  'drawCircle',
  'fillCircle',
  'fillText',
  'strokeText',
  'setTransform',
  'scale',
  'rotate',
  'translate',
] as const satisfies readonly (keyof Context2D)[];

/** The same with a promise, which rejects if a word is unknown. */
const awaited = [
  'setLineCap',
  'setLineJoin',
  'setTextAlign',
  'invalidate',
  'save',
  'restore',
] as const satisfies readonly (keyof Context2D)[];

/**
 * `PyTorchCoreCanvasRenderingContext2DModule`. The phone draws on its main
 * thread, in the order of the calls; here each is done at once.
 */
export function createCanvasModule(refs: Refs) {
  const find = (ref: NativeJSRef) => refs.unwrap(ref, Context2D);
  const call =
    (name: (typeof drawing | typeof awaited)[number]) =>
    (ref: NativeJSRef, ...args: unknown[]): null => {
      (find(ref)[name] as (...args: unknown[]) => void)(...args);
      return null;
    };

  return {
    ...Object.fromEntries(drawing.map((name) => [name, call(name)])),
    ...Object.fromEntries(awaited.map((name) => [name, promised(call(name))])),

    drawImage(ref: NativeJSRef, image: NativeJSRef, ...place: Place): void {
      find(ref).drawImage(refs.unwrap(image, NativeImage), ...place);
    },

    getImageData: promised(
      (ref: NativeJSRef, sx: number, sy: number, sw: number, sh: number) =>
        refs.wrap(find(ref).getImageData(sx, sy, sw, sh)),
    ),

    putImageData(
      ref: NativeJSRef,
      imageData: NativeJSRef,
      dx: number,
      dy: number,
    ): void {
      find(ref).putImageData(refs.unwrap(imageData, NativeImageData), dx, dy);
    },
  };
}
