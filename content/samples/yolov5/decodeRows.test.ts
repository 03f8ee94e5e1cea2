import {expect, it} from 'vitest';
import decodeRows from './decodeRows';

const labels = ['person', 'bicycle', 'car'];
const rowLength = 8;

/** A row with a box, how sure it holds anything, and the class that scores best. */
function row(box: number[], objectness: number, bestClass: number): number[] {
  const classes = labels.map((_, index) => (index === bestClass ? 0.9 : 0.1));
  return [...box, objectness, ...classes];
}

const rows = [
  ...row([320, 320, 64, 128], 0.8, 2),
  ...row([100, 100, 10, 10], 0.2, 0),
  ...row([64, 640, 128, 64], 0.31, 0),
];

it('keeps confident rows and scales their boxes to the picture', () => {
  expect(decodeRows(rows, rowLength, labels, 2, 3)).toEqual([
    {objectClass: 'car', score: 0.8, bounds: [576, 768, 128, 384]},
    {objectClass: 'person', score: 0.31, bounds: [0, 1824, 256, 192]},
  ]);
});

it('lets the threshold decide', () => {
  expect(decodeRows(rows, rowLength, labels, 1, 1, 0.1)).toHaveLength(3);
  expect(decodeRows(rows, rowLength, labels, 1, 1, 0.8)).toHaveLength(0);
});

it.each([
  ['fewer', ['person']],
  ['more', ['person', 'bicycle', 'car', 'shark']],
])('gives the number of a class when there are %s names', (_, others) => {
  const found = decodeRows(rows, rowLength, others, 1, 1);
  expect(found.map(({objectClass}) => objectClass)).toEqual([
    'Class 2',
    'Class 0',
  ]);
});
