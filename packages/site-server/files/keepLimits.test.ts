import {expect, it} from 'vitest';
import {selectKept} from './keepLimits';

const items = [
  {name: 'old', retiredAt: 100, size: 10},
  {name: 'young', retiredAt: 300, size: 10},
  {name: 'middle', retiredAt: 200, size: 10},
];

it.each([
  ['what is young enough', {age: 250, bytes: 100}, 'young middle'],
  ['the youngest if space is short', {age: 1000, bytes: 25}, 'young middle'],
  ['nothing without space', {age: 1000, bytes: 9}, ''],
  ['nothing that is too old', {age: 50, bytes: 100}, ''],
])('keeps %s', (_case, limits, names) => {
  const kept = selectKept(items, limits, 350).map(({name}) => name);
  expect(kept.join(' ')).toBe(names);
});
