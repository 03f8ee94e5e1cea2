import type {NativeAudio} from './audio/NativeAudio';
import type {NativeImage} from './image';
import {promised} from './promised';
import type {NativeJSRef, Refs} from './refs';

/** An image that `media` made (`ImageHostObject.cpp`). */
export function createImageObject(refs: Refs, image: NativeImage) {
  const ref = refs.wrap(image);
  return {
    ...ref,
    getHeight: () => image.height,
    getNaturalHeight: () => image.naturalHeight,
    getNaturalWidth: () => image.naturalWidth,
    getPixelDensity: () => image.pixelDensity,
    getWidth: () => image.width,
    release: () => release(refs, ref),
    scale(...args: number[]) {
      const [sx, sy] = args;
      if (sx === undefined || sy === undefined) {
        throw new Error('This function requires at least 2 arguments');
      }
      return promised(() => createImageObject(refs, image.scale(sx, sy)))();
    },
  };
}

/**
 * Audio that `experimental.audioFromBytes` made (`AudioHostObject.cpp`). On
 * Android `release` rejects, because `IAudio.java` has no method for it; here it
 * does what it does on iOS.
 */
export function createAudioObject(refs: Refs, audio: NativeAudio) {
  const ref = refs.wrap(audio);
  return {
    ...ref,
    play: () => audio.play(),
    pause: () => audio.pause(),
    stop: () => audio.stop(),
    getDuration: () => audio.getDuration(),
    release: () => release(refs, ref),
  };
}

/** Rejects with a message alone: what `Promise.cpp` makes isn't an `Error`. */
function release(refs: Refs, ref: NativeJSRef): Promise<void> {
  return promised(() => refs.release(ref))().catch((error: unknown) => {
    const message = `error on release: ${(error as Error).message}`;
    throw {message} as Error;
  });
}
