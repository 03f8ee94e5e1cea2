import {describe, expect, it} from 'vitest';
import {Bitmap} from './Bitmap';
import {createFakeHost} from './fakeHost';
import {NativeImage} from './image';
import {createMobileModelModule, createModelLoaderModule} from './modelModules';
import {Refs} from './refs';
import type {LoadedModel} from './torchlive/types';

const model = Uint8Array.of(1);

describe('download', () => {
  it.each([
    ['/sdcard/model.ptl', '/sdcard/model.ptl'],
    ['file:///sdcard/model.ptl', '/sdcard/model.ptl'],
    ['model://tiny', 'model://tiny'],
  ])('gives the path of %s', async (uri, path) => {
    const loader = createModelLoaderModule(createFakeHost());
    expect(await loader.download(uri)).toBe(path);
  });

  it('keeps what it fetched in the cache, under the path of the address', async () => {
    const host = createFakeHost();
    host.online.set('https://example.com/a/model.ptl?v=2', model);
    const loader = createModelLoaderModule(host);
    const path = await loader.download('https://example.com/a/model.ptl?v=2');
    expect(path).toMatch(/^\/data\/user\/0\/.+\/cache\/a\/model\.ptl$/);
    expect(host.stored.get(path)).toBe(model);
  });

  it('gives a path even if nothing came', async () => {
    const loader = createModelLoaderModule(createFakeHost());
    await expect(
      loader.download('https://example.com/model.ptl'),
    ).resolves.toMatch(/\/model\.ptl$/);
  });
});

describe('models with a live spec', () => {
  const refs = new Refs();
  const create = (models: Record<string, LoadedModel> = {}) =>
    createMobileModelModule(
      '0.1.3',
      {
        ...createFakeHost(),
        loadModel: (uri) =>
          models[uri] === undefined
            ? Promise.reject(new Error(`no ${uri}`))
            : Promise.resolve(models[uri]),
      },
      refs,
    );
  /** A model that gives back what it was given. */
  const echo = (spec: object): LoadedModel => ({
    forward: ([input = null]) => input,
    extraFiles: {'model/live.spec.json': JSON.stringify(spec)},
  });

  it('packs x, runs the built-in model and unpacks y', async () => {
    const models = create();
    expect(await models.preload('model://tiny')).toBeNull();
    const {result, metrics} = await models.execute('model://tiny', {x: 3});
    expect(result).toEqual({y: [7]});
    const {totalTime, packTime, inferenceTime, unpackTime} = metrics;
    expect(totalTime).toBe(packTime + inferenceTime + unpackTime);
    expect(await models.unload()).toBeNull();
  });

  // Four by two pixels: red, green, blue and white above, black below.
  const colours = [
    [255, 0, 0, 255],
    [0, 255, 0, 255],
    [0, 0, 255, 255],
    [255, 255, 255, 255],
    ...Array.from({length: 4}, () => [0, 0, 0, 255]),
  ];
  const data = Uint8ClampedArray.from(colours.flat());
  const image = refs.wrap(
    new NativeImage(new Bitmap({width: 4, height: 2, data})),
  );
  const ofImage = (...transforms: object[]) =>
    echo({
      pack: {type: 'tensor_from_image', image: 'image', transforms},
      unpack: {type: 'tensor', key: 'values', dtype: 'float'},
    });

  it('crops, scales and normalizes an image, with parameters in the spec', async () => {
    const model = ofImage(
      {type: 'image_to_image', name: 'center_crop'},
      {type: 'image_to_image', name: 'scale', width: '$side', height: 1},
      {
        type: 'image_to_tensor',
        name: 'rgb_norm',
        mean: [0.5, 0, 0],
        std: [0.5, 1, 1],
      },
    );
    const {result} = await create({a: model}).execute('a', {image, side: 2});
    // The square in the middle is green and blue over black, and its lower row is nearest.
    expect(result).toEqual({values: [-1, -1, 0, 0, 0, 0]});
  });

  it('makes grey of the distance to two colours', async () => {
    const model = ofImage({
      type: 'image_to_tensor',
      name: 'greyscale_norm',
      colorBackground: '$colorBackground',
      colorForeground: '#FFFFFF',
      mean: 0,
      std: 1,
    });
    const {result} = await create({a: model}).execute('a', {
      image,
      colorBackground: '#000000',
    });
    const [red = NaN, , , white] = result.values as number[];
    expect(red).toBeCloseTo(1 / (1 + Math.sqrt(2)), 5);
    expect(white).toBe(1);
    expect((result.values as number[]).slice(4)).toEqual([0, 0, 0, 0]);
  });

  it('gives the best index, and how sure it is', async () => {
    const model = echo({
      pack: {type: 'tensor', dtype: 'float', items: '$items', sizes: [1, 2]},
      unpack: {type: 'argmax', key: 'best', valueKey: 'share', dtype: 'float'},
    });
    const items = [0, Math.log(3)];
    const {result} = await create({a: model}).execute('a', {items});
    expect(result.best).toBe(1);
    expect(result.share).toBeCloseTo(0.75, 5);
  });

  it('tries again what did not load, and says what it lacks', async () => {
    const known: Record<string, LoadedModel> = {};
    const models = create(known);
    await expect(models.preload('a')).rejects.toThrow('no a');
    known.a = echo({pack: {type: 'tuple'}, unpack: {}});
    await expect(models.execute('a', {})).rejects.toThrow(
      'The pack type "tuple" of a live spec needs a phone',
    );
  });
});
