import * as React from 'react';
import {createRoot, type Root} from 'react-dom/client';
import {flushSync} from 'react-dom';
import {View} from 'react-native-web';
import type * as PlayTorch from 'rnpc-0.2.4';
import {contextOf, createBrowserHost} from '../runtime/native/browserHost';
import {createExif} from '../runtime/native/createExif';
import {createPhone} from '../runtime/native/createPhone';
import type {CameraFacing, Host} from '../runtime/native/host';
import type {Release} from '../runtime/native/release';
import type {View as NativeView} from '../runtime/native/views/CanvasView';
import {createViews} from '../runtime/native/views/createViews';
import {linkPackage, packageName} from '../runtime/program/linkPackage';

/** Published files by path, for each release. */
type Files = Record<string, Record<string, string>>;

/** The latest release's types; the others have parts of it. */
type Package = typeof PlayTorch;

type Options = {density?: number; camera?: Host['camera']};

const files = fetch('/files.json').then(
  (response) => response.json() as Promise<Files>,
);

/** A phone with a release of the package on it, and a place for its views. */
async function openPhone(release: Release, options: Options = {}) {
  const {density = 1, camera} = options;
  const host = createBrowserHost({
    camera,
    screen: {width: 100, height: 120, density},
  });
  const createComponents = createViews(View as NativeView);
  const phone = createPhone({release, host, createComponents});
  const texts = (await files)[release] ?? {};
  const require = linkPackage({
    read: (file) => texts[file],
    evaluate: (text) => (0, eval)(text) as (...args: unknown[]) => unknown,
    phone,
    react: React,
    findAsset: () => undefined,
    console,
    requireOther(name) {
      throw new Error(`The package asks for "${name}"`);
    },
  });
  const exports = require(packageName) as Package;
  return {host, phone, exports};
}

let root: Root | undefined;

/** The only element that a selector finds. */
function find(selector: string): Element {
  const found = document.querySelector(selector);
  if (found === null) {
    throw new Error(`There is no ${selector}`);
  }
  return found;
}

/** Renders one element instead of the last. */
function show(element: React.ReactNode): void {
  root?.unmount();
  root = createRoot(find('#root'));
  const shown = root;
  flushSync(() => shown.render(element));
}

/** A context to draw with, and what the screen shows of it. */
async function openCanvas(release: Release, options?: Options) {
  const opened = await openPhone(release, options);
  const {Canvas} = opened.exports;
  const style = {width: 100, height: 120};
  const ctx = await new Promise<PlayTorch.CanvasRenderingContext2D>(
    (resolve) => {
      show(<Canvas style={style} onContext2D={resolve} />);
    },
  );
  return {...opened, ctx, pixel};
}

/** The colour of one pixel on the screen, `#rrggbbaa`. */
function pixel(x: number, y: number): string {
  const copy = contextOf(new OffscreenCanvas(1, 1));
  copy.drawImage(find('canvas') as HTMLCanvasElement, -x, -y);
  const {data} = copy.getImageData(0, 0, 1, 1);
  return `#${[...data].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/** A picture: the colour of each pixel comes from its place. */
async function createPicture(
  width: number,
  height: number,
  color: (x: number, y: number) => string,
  type = 'image/png',
): Promise<Uint8Array<ArrayBuffer>> {
  const canvas = new OffscreenCanvas(width, height);
  const context = contextOf(canvas);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      context.fillStyle = color(x, y);
      context.fillRect(x, y, 1, 1);
    }
  }
  const blob = await canvas.convertToBlob({type, quality: 1});
  return new Uint8Array(await blob.arrayBuffer());
}

/** A JPEG with an orientation in its EXIF data. */
function addOrientation(jpeg: Uint8Array, orientation: number) {
  return Uint8Array.of(
    ...jpeg.subarray(0, 2),
    ...createExif(orientation),
    ...jpeg.subarray(2),
  );
}

/** A camera that shows one picture; it notes what was opened and closed. */
function createCamera(facings: CameraFacing[] = ['back', 'front']) {
  const log: string[] = [];
  const image = new OffscreenCanvas(80, 60);
  const context = contextOf(image);
  context.fillStyle = 'red';
  context.fillRect(0, 0, 40, 60);
  context.fillStyle = 'blue';
  context.fillRect(40, 0, 40, 60);
  return {
    log,
    open(facing: CameraFacing) {
      log.push(`open ${facing}`);
      const stream = {
        frame: () => ({image, width: 80, height: 60}),
        close: () => log.push(`close ${facing}`),
      };
      return Promise.resolve(facings.includes(facing) ? stream : undefined);
    },
  };
}

/** Waits until a few frames were shown. */
async function waitFrames(): Promise<void> {
  for (let i = 0; i < 5; i++) {
    await new Promise(requestAnimationFrame);
  }
}

type CameraView = {takePicture(): void; flip(): void};

/** Shows a camera, and collects the images that it gives. */
async function showCamera(
  release: Release,
  props: object = {},
  facings?: CameraFacing[],
) {
  const camera = createCamera(facings);
  const {exports, phone} = await openPhone(release, {camera});
  const Camera = exports.Camera as unknown as React.ComponentType<object>;
  const frames: PlayTorch.Image[] = [];
  const pictures: PlayTorch.Image[] = [];
  const view = React.createRef<CameraView>();
  const allProps = {
    ref: view,
    style: {width: 300, height: 300},
    onFrame: (image: PlayTorch.Image) => frames.push(image),
    onCapture: (image: PlayTorch.Image) => pictures.push(image),
    ...props,
  };
  show(<Camera {...allProps} />);
  await waitFrames();
  return {log: camera.log, frames, phone, pictures, view};
}

const lab = {
  addOrientation,
  createPicture,
  openCanvas,
  openPhone,
  pixel,
  show,
  showCamera,
  waitFrames,
};

export type Lab = typeof lab;

Object.assign(globalThis, {lab});
