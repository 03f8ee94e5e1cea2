import type {Pictures} from 'run-in-page/data';
import {thingToSvg} from './thingToSvg';
import {things} from './things';

/** What the camera of an app can film in the page: each thing, and several on a desk. */
export const pictures: Pictures = {
  things: Object.fromEntries(
    things.map((thing) => [
      thing.name,
      {
        // COCO's names are all lower case.
        label: thing.name === 'tv' ? 'TV' : thing.name,
        svg: thingToSvg(thing),
      },
    ]),
  ),
  scene: {
    name: 'Mouse, cup and clock',
    placed: [
      {thing: 'mouse', x: 100, y: 200, size: 380},
      {thing: 'cup', x: 580, y: 700, size: 420},
      {thing: 'clock', x: 200, y: 1200, size: 400},
    ],
  },
};

/** What the camera films at first, where it is no mouse. */
const firstPictures: Readonly<Record<string, string>> = {
  'samples/anime-gan': 'Potted plant',
  'samples/image-segmentation': 'Potted plant',
  'samples/object-detection': pictures.scene.name,
  'samples/yolov5': pictures.scene.name,
};

/** Name of the picture that the camera of a sample films at first. */
export function firstPictureOf(sample: string): string {
  return firstPictures[sample] ?? 'Mouse';
}
