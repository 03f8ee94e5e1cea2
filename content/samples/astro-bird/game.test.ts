import {expect, it} from 'vitest';
import {flap, startGame, step} from './game';

it('falls, and rises with a flap', () => {
  const game = startGame();
  expect(step(game, 0.1, 0).y).toBeGreaterThan(game.y);
  expect(step(flap(game), 0.1, 0).y).toBeLessThan(game.y);
});

it('is over on the ground and in a pillar', () => {
  const game = startGame();
  expect(step({...game, y: 1.4}, 0.1, 0).isOver).toBe(true);
  const pillars = [{x: 0.25, gap: 0.8}];
  expect(step({...game, pillars}, 0.01, 0).isOver).toBe(true);
  expect(step({...game, y: 1, pillars}, 0.01, 0).isOver).toBe(false);
});

it('counts each pillar once, and brings another', () => {
  const pillars = [{x: 0.111, gap: 0.3}];
  const game = step({...startGame(), pillars}, 0.01, 0.5);
  expect(game.score).toBe(1);
  expect(game.pillars).toHaveLength(2);
  expect(step(game, 0.01, 0.5).score).toBe(1);
});
