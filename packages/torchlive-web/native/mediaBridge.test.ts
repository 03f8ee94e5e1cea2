import {describe, expect, it} from 'vitest';
import {createFakeHost} from './fakeHost';
import {NativeImage} from './image';
import {createMediaBridge} from './mediaBridge';
import {Refs} from './refs';

const pixels = {
  width: 2,
  height: 1,
  rgb: Uint8Array.of(1, 2, 3, 253, 254, 255),
};

type ImageObject = {
  ID: string;
  getWidth(): number;
  scale(...factors: number[]): Promise<ImageObject>;
  release(): Promise<void>;
};

function createBridge() {
  const refs = new Refs();
  const {images, audio} = createMediaBridge(createFakeHost(), refs);
  return {
    refs,
    images,
    audio,
    create: (alpha?: Uint8Array) =>
      images.fromPixels({...pixels, alpha}) as ImageObject,
  };
}

describe('images for media', () => {
  it('give back the bytes that they were made of', () => {
    const {images, create} = createBridge();
    expect(images.toPixels(create())).toEqual(pixels);
  });

  it('lose colour where they are transparent', () => {
    const {images, create} = createBridge();
    const image = create(Uint8Array.of(0, 128));
    // 254 × 128 / 255 is stored as 127, which stands for 253.
    expect(images.toPixels(image).rgb).toEqual(
      Uint8Array.of(0, 0, 0, 253, 253, 255),
    );
  });

  it('are objects with the methods of an image', async () => {
    const {images, refs, create} = createBridge();
    const image = create();
    expect(Object.keys(image)).toEqual([
      'ID',
      'getHeight',
      'getNaturalHeight',
      'getNaturalWidth',
      'getPixelDensity',
      'getWidth',
      'release',
      'scale',
    ]);
    const scaled = await image.scale(3, 1);
    expect(scaled.getWidth()).toBe(6);
    expect(images.toPixels(scaled).width).toBe(6);
    expect(refs.count(NativeImage)).toBe(2);
    expect(() => image.scale(1)).toThrow(
      'This function requires at least 2 arguments',
    );
  });

  it('reject with a message alone when released twice', async () => {
    const image = createBridge().create();
    await expect(image.release()).resolves.toBeUndefined();
    await expect(image.release()).rejects.toEqual({
      message: expect.stringMatching(/^error on release: /) as unknown,
    });
    expect(image.getWidth()).toBe(2);
  });
});

describe('audio for experimental', () => {
  it('turns bytes into samples, and back into a blob', () => {
    const {images, audio} = createBridge();
    const bytes = Uint8Array.of(1, 2, 3, 4);
    const made = audio(bytes);
    expect(images.toBlob?.(made)).toEqual({bytes, type: 'audio/x-playtorch'});
  });
});
