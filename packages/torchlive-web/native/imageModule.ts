import {RuntimeLimit} from '../tensors/errors';
import {Bitmap} from './Bitmap';
import {downloadToCache, parseUri, readFile, writeTempFile} from './cacheFiles';
import type {Host} from './host';
import {NativeImage, NativeImageData} from './image';
import {promised} from './promised';
import {rejection} from './rejection';
import {createRelease, type NativeJSRef, type Refs} from './refs';
import {isSince, type Release} from './release';
import {withoutOrientation} from './withoutOrientation';

/** `PyTorchCoreImageModule` (`ImageModule.java`). */
export function createImageModule(release: Release, host: Host, refs: Refs) {
  const find = (ref: NativeJSRef) => refs.unwrap(ref, NativeImage);

  async function decode(file: Uint8Array<ArrayBuffer>, from: string) {
    try {
      const pixels = await host.decodeImage(withoutOrientation(file));
      return refs.wrap(new NativeImage(new Bitmap(pixels)));
    } catch (cause) {
      // Android gives an image without a bitmap, and any use of it crashes.
      throw new RuntimeLimit(`${from} is not an image`, {cause});
    }
  }

  return {
    getWidth: (ref: NativeJSRef) => find(ref).width,
    getHeight: (ref: NativeJSRef) => find(ref).height,
    getNaturalWidth: (ref: NativeJSRef) => find(ref).naturalWidth,
    getNaturalHeight: (ref: NativeJSRef) => find(ref).naturalHeight,
    getPixelDensity: (ref: NativeJSRef) => find(ref).pixelDensity,

    scale: promised((ref: NativeJSRef, sx: number, sy: number) =>
      refs.wrap(find(ref).scale(sx, sy)),
    ),
    release: createRelease(refs),

    async fromURL(url: string) {
      const {scheme} = parseUri(url);
      if (scheme === undefined) {
        throw rejection(`no protocol: ${url}`);
      }
      const file = await host.fetch(url).catch((cause: unknown) => {
        throw rejection(`Could not load image from ${url}`, cause);
      });
      return decode(file, url);
    },

    async fromFile(path: string) {
      const file = await host.files.read(path);
      if (file === undefined) {
        throw rejection(`File does not exist ${path}`);
      }
      return decode(file, path);
    },

    /** 0.1.3 passes the address alone. */
    async fromBundle(source: string | {uri: string}) {
      const uri = typeof source === 'string' ? source : source.uri;
      const {scheme, path} = parseUri(uri);
      const file =
        scheme === undefined && isSince(release, '0.2.0')
          ? uri
          : await downloadToCache(
              host,
              uri,
              isSince(release, '0.2.0') ? uri : path,
            );
      return decode(await readFile(host, file), uri);
    },

    /** 0.1.3 keeps every pixel of the screen, so `scaled` is missing there. */
    fromImageData: promised((ref: NativeJSRef, scaled?: boolean) => {
      const imageData = refs.unwrap(ref, NativeImageData);
      const {bitmap} = imageData;
      return refs.wrap(
        isSince(release, '0.2.0')
          ? new NativeImage(scaled ? imageData.getScaledBitmap() : bitmap)
          : new NativeImage(bitmap, {pixelDensity: host.screen.density}),
      );
    }),

    async toFile(ref: NativeJSRef) {
      const {width, height, data} = find(ref).bitmap;
      const png = await host.encodePng({width, height, data});
      return writeTempFile(host, 'image', '.png', png);
    },
  };
}
