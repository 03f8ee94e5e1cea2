import {describe, expect, it} from 'vitest';
import {createFakeHost} from './fakeHost';
import {createMobileModelModule, createModelLoaderModule} from './modelModules';

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
  const models = createMobileModelModule();

  it('packs x, runs the built-in model and unpacks y', async () => {
    expect(await models.preload('model://tiny')).toBeNull();
    const {result, metrics} = await models.execute('model://tiny', {x: 3});
    expect(result).toEqual({y: [7]});
    const {totalTime, packTime, inferenceTime, unpackTime} = metrics;
    expect(totalTime).toBe(packTime + inferenceTime + unpackTime);
    expect(await models.unload()).toBeNull();
  });

  it('refuses other models', async () => {
    const path = '/sdcard/model.ptl';
    await expect(models.preload(path)).rejects.toThrow('need a phone');
    await expect(models.execute(path, {x: 3})).rejects.toThrow('need a phone');
  });
});
