import {describe, expect, it} from 'vitest';
import {anchorOf, modulePath, symbolPath} from './paths';

describe('paths', () => {
  it.each([
    ['CameraView', 'modules/cameraview'],
    ['text/BasicTokenizer', 'modules/text_basictokenizer'],
    ['expo-plugin/withBridges', 'modules/expo_plugin_withbridges'],
    ['install-jsi', 'modules/install_jsi'],
  ])('puts the module %s at %s', (module, path) => {
    expect(modulePath(module)).toBe(path);
  });

  it.each([
    ['CameraView', 'Camera', 'class', 'classes/cameraview.camera'],
    [
      'NativeJSRef',
      'NativeJSRef',
      'interface',
      'interfaces/nativejsref.nativejsref-1',
    ],
    ['CameraView', 'CameraFacing', 'enum', 'enums/cameraview.camerafacing'],
  ] as const)('puts %s: %s (%s) at %s', (module, symbol, kind, path) => {
    expect(symbolPath(module, symbol, kind)).toBe(path);
  });

  it('refuses a page for what has none', () => {
    expect(() => symbolPath('Models', 'ModelPath', 'type')).toThrow(
      'Models: ModelPath is a type, which has no page of its own.',
    );
  });

  it.each([
    [['softmax'], 'softmax'],
    [['_loadForMobile'], '_loadformobile'],
    [['ImageUtil', 'fromURL'], 'imageutil-fromurl'],
    [['[index]'], 'index'],
  ])('%j has the anchor %s', (names, anchor) => {
    expect(anchorOf(...names)).toBe(anchor);
  });
});
