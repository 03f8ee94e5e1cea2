import {describe, expect, it} from 'vitest';
import {readEntry} from './readEntry';

const modules = ['CameraView', 'torchlive/torch'];

describe('readEntry', () => {
  it('lists names with their modules', () => {
    const text = `import './install-jsi';
export {Camera, CameraFacing} from './CameraView';
export {torch} from './torchlive/torch';`;
    expect(readEntry('index.tsx', text, modules)).toEqual({
      Camera: 'CameraView',
      CameraFacing: 'CameraView',
      torch: 'torchlive/torch',
    });
  });

  it.each([
    ["export * from './CameraView';", 'is not a list of names'],
    ['export {Camera};', 'is not a list of names'],
    ["export {a} from './Other';", 'exports from "Other"'],
    ["export {a as b} from './CameraView';", 'under another name'],
  ])('refuses %s', (text, message) => {
    expect(() => readEntry('index.tsx', text, modules)).toThrow(message);
  });
});
