import {expect, it} from 'vitest';
import {selectKept} from './keepLimits';

const items = [
  {name: 'old', retiredAt: 100, size: 10},
  {name: 'young', retiredAt: 300, size: 10},
  {name: 'middle', retiredAt: 200, size: 10},
];

it.each([
  [
    'everything that is young enough',
    {age: 250, bytes: 100},
    350,
    'young middle',
  ],
  [
    'the youngest where space is short',
    {age: 1000, bytes: 25},
    350,
    'young middle',
  ],
  ['nothing without space', {age: 1000, bytes: 9}, 350, ''],
  ['nothing that is too old', {age: 50, bytes: 100}, 350, ''],
])('keeps %s', (_case, limits, now, names) => {
  const kept = selectKept(items, limits, now).map(({name}) => name);
  expect(kept.join(' ')).toBe(names);
});
