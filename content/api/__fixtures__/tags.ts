import {recorded} from './packages';

type Version = (typeof recorded)[number];

/** A member and the packages whose source tags it: from one to another, or to the newest. */
type Tagged = {name: string; from: Version; until?: Version};

/** Members that the sources tag as deprecated. */
export const deprecated: readonly Tagged[] = [
  {name: 'CanvasRenderingContext2D.drawCircle', from: '0.1.3'},
  {name: 'CanvasRenderingContext2D.fillCircle', from: '0.1.3'},
  {
    name: 'CanvasRenderingContext2D.clear',
    from: '0.1.3',
    until: '0.2.1',
  },
  {name: 'MobileModel.preload', from: '0.2.1', until: '0.2.1'},
  {name: 'MobileModel.unload', from: '0.2.1', until: '0.2.1'},
  {name: 'MobileModel.execute', from: '0.2.1', until: '0.2.1'},
  {name: 'MobileModel.download', from: '0.2.2'},
  {name: 'Media.imageFromBlob', from: '0.2.1'},
];

/** Members that they tag as experimental. */
export const experimental: readonly Tagged[] = [
  {name: 'Tensor.data', from: '0.2.0'},
  {name: 'Experimental.audioFromBytes', from: '0.2.1'},
];

/** Whether the package in a column of the fixtures tags a member. */
export function isTaggedIn(column: number, {from, until}: Tagged): boolean {
  return (
    recorded.indexOf(from) <= column &&
    (until === undefined || column <= recorded.indexOf(until))
  );
}
