import {beforeEach, expect, it} from 'vitest';
import {createFakeHost} from '../fakeHost';
import type {CameraFacing, CameraStream} from '../host';
import {Refs} from '../refs';
import {Camera} from './Camera';

let log: string[];
let camera: Camera;

/** A phone with some cameras, whose log says what is opened and closed. */
function createCamera(...sides: readonly CameraFacing[]): Camera {
  function stream(facing: CameraFacing): CameraStream {
    return {
      frame: () => undefined,
      close: () => void log.push(`close ${facing}`),
    };
  }
  const host = createFakeHost();
  host.camera = {
    open(facing) {
      log.push(`open ${facing}`);
      return Promise.resolve(
        sides.includes(facing) ? stream(facing) : undefined,
      );
    },
  };
  return new Camera(host, new Refs());
}

beforeEach(() => {
  log = [];
  camera = createCamera('back', 'front');
});

it('closes one camera before it opens the other', async () => {
  await camera.open('back');
  await camera.open('front');
  camera.close();
  expect(log).toEqual(['open back', 'close back', 'open front', 'close front']);
});

it('shows the back camera of a phone without a front one', async () => {
  camera = createCamera('back');
  await camera.open('front');
  camera.close();
  expect(log).toEqual(['open front', 'open back', 'close back']);
});

it('closes a camera that opens too late', async () => {
  const opening = camera.open('front');
  camera.close();
  await opening;
  expect(log).toEqual(['open front', 'close front']);
});
