import {readFileSync} from 'node:fs';
import path from 'node:path';
import {beforeEach, describe, expect, it} from 'vitest';
import {createPhone, type Phone} from './createPhone';
import {createFakeHost} from './fakeHost';
import {NativeImage, NativeImageData} from './image';
import {createImageModule} from './imageModule';
import {folderOf, loadRelease} from './loadRelease';
import {Refs} from './refs';
import {isSince, releases, type Release} from './release';

type Image = {
  ID: string;
  getWidth(): number;
  getHeight(): number;
  getNaturalWidth(): number;
  getNaturalHeight(): number;
  getPixelDensity(): number;
  scale(sx: number, sy: number): Promise<Image>;
  release(): Promise<void>;
};
type ImageUtil = {
  fromFile(path: string): Promise<Image>;
  fromURL(url: string): Promise<Image>;
  fromBundle(asset: unknown): Promise<Image>;
  toFile(image: Image): Promise<string>;
  release(image: Image): Promise<void>;
};

const gradient = Array.from({length: 2 * 3 * 4}, (_, i) =>
  i % 4 === 3 ? 255 : i,
);
const picture = Uint8Array.of(2, 3, ...gradient);

describe.each(releases)('ImageUtil of %s', (release: Release) => {
  let host: ReturnType<typeof createFakeHost>;
  let phone: Phone;
  let images: ImageUtil;

  beforeEach(() => {
    host = createFakeHost();
    host.stored.set('/picture', picture);
    host.online.set('https://example.com/picture', picture);
    phone = createPhone({release, host});
    ({ImageUtil: images} = loadRelease(phone) as {ImageUtil: ImageUtil});
  });

  it.each([
    ['fromFile', '/picture'],
    ['fromURL', 'https://example.com/picture'],
    ['fromBundle', {uri: 'https://example.com/picture'}],
  ] as const)('%s gives an image', async (from, place) => {
    const image = await images[from](place as string);
    expect(image.getWidth()).toBe(2);
    expect(image.getHeight()).toBe(3);
    expect(image.getNaturalWidth()).toBe(2);
    expect(image.getNaturalHeight()).toBe(3);
    expect(image.getPixelDensity()).toBe(1);
  });

  it('looks an asset of the bundle up by its number', async () => {
    const id = phone.assets.register({uri: 'https://example.com/picture'});
    expect((await images.fromBundle(id)).getWidth()).toBe(2);
  });

  it('counts images until they are released', async () => {
    const image = await images.fromFile('/picture');
    const scaled = await image.scale(2, 1);
    expect(phone.images.live()).toBe(2);
    await image.release();
    await images.release(scaled);
    expect(phone.images.live()).toBe(0);
    expect(() => image.getWidth()).toThrow('was released');
    await expect(image.release()).rejects.toThrow('was released');
  });

  it('scales', async () => {
    const image = await (await images.fromFile('/picture')).scale(2, 0.5);
    expect([image.getWidth(), image.getHeight()]).toEqual([4, 2]);
  });

  it('keeps the pixels of a dense screen in 0.1.3 and scales them since', async () => {
    const refs = new Refs();
    const {fromImageData} = createImageModule(release, createFakeHost(2), refs);
    const pixels = {width: 4, height: 6, data: new Uint8ClampedArray(96)};
    const imageData = refs.wrap(new NativeImageData(pixels, 2, 3));
    const image = refs.unwrap(
      await fromImageData(imageData, true),
      NativeImage,
    );
    expect([image.width, image.height]).toEqual([2, 3]);
    expect([image.bitmap.width, image.pixelDensity]).toEqual(
      isSince(release, '0.2.0') ? [2, 1] : [4, 2],
    );
  });

  it('writes a file to the cache', async () => {
    const image = await images.fromFile('/picture');
    const file = await images.toFile(image);
    expect(file).toMatch(/^\/data\/user\/0\/.+\/cache\/image\d+\.png$/);
    expect(host.stored.get(file)).toEqual(picture);
  });

  it('rejects with the messages of the native code', async () => {
    const source = readFileSync(
      path.join(
        folderOf(release),
        'android/src/main/java/org/pytorch/rn/core/image/ImageModule.java',
      ),
      'utf8',
    );
    const messages = ['File does not exist ', 'Could not load image from '];
    expect(messages.filter((text) => !source.includes(`"${text}"`))).toEqual(
      [],
    );
    const url = 'https://example.com/nothing';
    const unspecified = {code: 'EUNSPECIFIED'};
    await expect(images.fromFile('/nothing')).rejects.toMatchObject({
      message: `${messages[0] ?? ''}/nothing`,
      ...unspecified,
    });
    await expect(images.fromURL(url)).rejects.toMatchObject({
      message: `${messages[1] ?? ''}${url}`,
      ...unspecified,
    });
    await expect(images.fromURL('nothing')).rejects.toThrow(
      'no protocol: nothing',
    );
    await expect(images.fromBundle({uri: url})).rejects.toThrow(
      'open failed: ENOENT (No such file or directory)',
    );
  });

  it('says what is no image', async () => {
    host.stored.set('/text', Uint8Array.of(1, 2, 3));
    await expect(images.fromFile('/text')).rejects.toThrow(
      '/text is not an image',
    );
    expect(phone.images.live()).toBe(0);
  });

  it('loads an asset from the cache if the network is gone', async () => {
    const asset = {uri: 'https://example.com/picture'};
    await images.fromBundle(asset);
    host.online.clear();
    expect((await images.fromBundle(asset)).getWidth()).toBe(2);
  });

  if (isSince(release, '0.2.0')) {
    it('loads a resource by name', async () => {
      host.stored.set('picture', picture);
      expect((await images.fromBundle({uri: 'picture'})).getWidth()).toBe(2);
    });
  }
});
