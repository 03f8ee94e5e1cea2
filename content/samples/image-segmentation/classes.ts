/** The classes of Pascal VOC, by their number. */
export const classNames = [
  'background',
  'aeroplane',
  'bicycle',
  'bird',
  'boat',
  'bottle',
  'bus',
  'car',
  'cat',
  'chair',
  'cow',
  'dining table',
  'dog',
  'horse',
  'motorbike',
  'person',
  'potted plant',
  'sheep',
  'sofa',
  'train',
  'tv',
];

const colors = [
  '#C24400',
  '#0E7C86',
  '#4F25C6',
  '#8A4B00',
  '#005AC1',
  '#B3261E',
  '#3B7A1E',
  '#A3156B',
];

/** Neighbors in the list differ in color. */
export function colorOf(index: number): string {
  return colors[index % colors.length];
}
