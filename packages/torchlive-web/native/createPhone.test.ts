import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {createPhone} from './createPhone';
import {createFakeHost} from './fakeHost';
import {installPhone} from './installPhone';
import {folderOf, loadRelease} from './loadRelease';
import {isSince, releases, type Release} from './release';

function createFakePhone(release: Release) {
  return createPhone({release, host: createFakeHost()});
}

/** All JavaScript that a release publishes for apps. */
function readLibrary(release: Release): string {
  const folder = path.join(folderOf(release), 'lib/commonjs');
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.js') && !file.startsWith('expo-plugin'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join('\n');
}

describe.each(releases)('the phone for %s', (release) => {
  const library = readLibrary(release);
  const {reactNative, globals} = createFakePhone(release);
  const modules = reactNative.NativeModules as Record<string, object>;

  it('has every native module and method that the package calls', () => {
    const names = new Map(
      [...library.matchAll(/(PyTorchCore\w+Module): (\w+)/g)].map(
        ([, native = '', name = '']) => [name, native],
      ),
    );
    const calls = [...library.matchAll(/\b(\w+Module)\.(\w+)\(/g)].filter(
      ([, name = '']) => names.has(name),
    );
    expect(calls.length).toBeGreaterThan(30);
    const missing = calls.filter(
      ([, name = '', method = '']) =>
        !(method in (modules[names.get(name) ?? ''] ?? {})),
    );
    expect(missing.map(([call]) => call)).toEqual([]);
  });

  it('has all that the package takes from React Native', () => {
    const used = [...library.matchAll(/_reactNative\.(\w+)/g)].map(
      ([, name = '']) => name,
    );
    expect(used.length).toBeGreaterThan(5);
    expect(used.filter((name) => !(name in reactNative))).toEqual([]);
  });

  it('runs the published JavaScript', () => {
    const exported = loadRelease(createFakePhone(release)) as object;
    expect(exported).toHaveProperty('ImageUtil.fromFile');
    expect('torch' in exported).toBe(isSince(release, '0.2.0'));
  });

  it('knows the commands of its views', () => {
    const {UIManager} = reactNative;
    expect(UIManager.getViewManagerConfig('PyTorchCoreCameraView')).toEqual({
      Commands: isSince(release, '0.2.0')
        ? {takePicture: 1, flip: 2}
        : {takePicture: 1},
    });
  });

  it('installs its globals', () => {
    const target = {};
    installPhone(createFakePhone(release), target);
    expect(Object.keys(target).sort()).toEqual(Object.keys(globals).sort());
    expect('__torchlive__' in target).toBe(isSince(release, '0.2.0'));
  });
});

describe('assets', () => {
  const {assets, resolveAssetSource} = createFakePhone('0.2.4');
  const asset = {uri: 'picture.png', width: 2, height: 3};

  it('are numbers in the bundle', () => {
    const id = assets.register(asset);
    expect(resolveAssetSource(id)).toEqual(asset);
    expect(resolveAssetSource(id + 1)).toBeNull();
  });

  it('may be given as they are', () => {
    expect(resolveAssetSource(asset)).toBe(asset);
  });
});
