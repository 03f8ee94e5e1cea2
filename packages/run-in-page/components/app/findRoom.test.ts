import {expect, it} from 'vitest';
import type {Placed} from '../../apps/bridge';
import {findRoom} from './findRoom';

it('puts no two things onto the same spot', () => {
  let placed: readonly Placed[] = [
    {thing: 'mouse', x: 100, y: 200, size: 380},
    {thing: 'cup', x: 580, y: 700, size: 420},
    {thing: 'clock', x: 200, y: 1200, size: 400},
  ];
  for (const thing of ['banana', 'book', 'bottle', 'laptop']) {
    placed = [...placed, {thing, ...findRoom(placed)}];
  }
  const spots = placed.map(({x, y}) => `${x} ${y}`);
  expect(new Set(spots).size).toBe(7);
});
