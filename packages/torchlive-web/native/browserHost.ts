import {startToneRecorder} from './audio/startToneRecorder';
import {createPlayer} from './browserAudio';
import type {RgbaPixels} from './Bitmap';
import type {Host, Screen} from './host';
import {testCamera} from './testCamera';

type Options = Partial<
  Pick<Host, 'camera' | 'fetch' | 'files' | 'loadModel' | 'startRecorder'>
>;

/**
 * The phone's host in a document or a worker. It reaches nothing outside unless
 * an option does: nothing is fetched, files are in memory, the camera films a
 * test card, and the microphone hears a tone.
 */
export function createBrowserHost({
  fetch,
  camera,
  ...rest
}: Options = {}): Host {
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  return {
    screen: findScreen(),
    files: {
      read: (path) => Promise.resolve(files.get(path)),
      write(path, bytes) {
        files.set(path, bytes);
        return Promise.resolve();
      },
    },
    async fetch(url) {
      return readDataUrl(url) ?? (await (fetch ?? refuse)(url));
    },
    createCanvas: (width, height) => new OffscreenCanvas(width, height),
    decodeImage,
    encodePng,
    createPlayer,
    startRecorder: startToneRecorder,
    camera: camera ?? testCamera,
    ...rest,
  };
}

function refuse(url: string): Promise<never> {
  return Promise.reject(
    new Error(`${url}: nothing is loaded from the network`),
  );
}

function findScreen(): Screen {
  return typeof window === 'undefined'
    ? {width: 390, height: 844, density: 1}
    : {
        width: window.innerWidth,
        height: window.innerHeight,
        density: window.devicePixelRatio,
      };
}

/** The bytes of a `data:` address, which a policy may keep from being fetched. */
function readDataUrl(url: string): Uint8Array<ArrayBuffer> | undefined {
  const [, base64, data = ''] = /^data:[^,]*?(;base64)?,(.*)$/s.exec(url) ?? [];
  if (!url.startsWith('data:')) {
    return undefined;
  }
  const text = decodeURIComponent(data);
  return base64 === undefined
    ? new TextEncoder().encode(text)
    : Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}

async function decodeImage(file: Uint8Array<ArrayBuffer>): Promise<RgbaPixels> {
  const image = await createImageBitmap(new Blob([file]));
  const {width, height} = image;
  const context = contextOf(new OffscreenCanvas(width, height));
  context.drawImage(image, 0, 0);
  image.close();
  return context.getImageData(0, 0, width, height);
}

async function encodePng({width, height, data}: RgbaPixels) {
  const canvas = new OffscreenCanvas(width, height);
  contextOf(canvas).putImageData(new ImageData(data, width, height), 0, 0);
  const blob = await canvas.convertToBlob({type: 'image/png'});
  return new Uint8Array(await blob.arrayBuffer());
}

/** The context of a canvas that is read again. */
function contextOf(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const context = canvas.getContext('2d', {willReadFrequently: true});
  if (context === null) {
    throw new Error('This browser has no 2D canvas');
  }
  return context;
}
