import {expect, it} from 'vitest';
import type {Placed} from '@site/plugins/run-apps/bridge';
import {desk} from '@site/plugins/run-apps/frame/pictures';
import {findRoom} from './findRoom';

it('puts no two things onto the same spot', () => {
  let placed: readonly Placed[] = desk;
  for (const thing of ['banana', 'book', 'bottle', 'laptop']) {
    placed = [...placed, {thing, ...findRoom(placed)}];
  }
  const spots = placed.map(({x, y}) => `${x} ${y}`);
  expect(new Set(spots).size).toBe(7);
});
