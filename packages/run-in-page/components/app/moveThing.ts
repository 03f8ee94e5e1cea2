import {sceneSize, type Placed} from '../../apps/bridge';

function within(value: number, greatest: number): number {
  return Math.max(0, Math.min(greatest, Math.round(value)));
}

/** Moves a thing; it stays in the picture. */
export function moveThing(placed: Placed, dx: number, dy: number): Placed {
  return {
    ...placed,
    x: within(placed.x + dx, sceneSize.width - placed.size),
    y: within(placed.y + dy, sceneSize.height - placed.size),
  };
}
