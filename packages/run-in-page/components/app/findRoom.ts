import {sceneSize, type Placed} from '../../apps/bridge';

const size = 400;
const columns = [340, 60, 620];
const rows = [760, 80, 1440, 420, 1100];

/** How much two squares have in common. */
function overlap(one: Omit<Placed, 'thing'>, other: Placed): number {
  const along = (a: number, b: number) =>
    Math.max(0, Math.min(a + one.size, b + other.size) - Math.max(a, b));
  return along(one.x, other.x) * along(one.y, other.y);
}

/** The place for another thing where it covers the least of the others. */
export function findRoom(placed: readonly Placed[]): Omit<Placed, 'thing'> {
  const covered = (place: Omit<Placed, 'thing'>) =>
    placed.reduce((sum, other) => sum + overlap(place, other), 0);
  return rows
    .flatMap((y) => columns.map((x) => ({x, y, size})))
    .filter(({y}) => y + size <= sceneSize.height)
    .reduce((best, place) => (covered(place) < covered(best) ? place : best));
}
