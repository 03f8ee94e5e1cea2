/** A pair of pillars with a gap between them. */
export type Pillar = {x: number; gap: number};

/** Lengths are shares of the width of the screen, times are seconds. */
export type Game = {
  /** Height of the bird, from the top. */
  y: number;
  /** How fast it falls. */
  speed: number;
  pillars: readonly Pillar[];
  score: number;
  isOver: boolean;
};

export const birdX = 0.25;
export const birdRadius = 0.05;
export const pillarWidth = 0.14;
export const gapHeight = 0.5;
/** How tall the sky is. */
export const skyHeight = 1.4;

const gravity = 2.2;
const flapSpeed = -0.75;
const pillarSpeed = 0.35;
const pillarDistance = 0.8;

export function startGame(): Game {
  return {
    y: 0.6,
    speed: 0,
    pillars: [{x: 1.2, gap: 0.45}],
    score: 0,
    isOver: false,
  };
}

export function flap(game: Game): Game {
  return {...game, speed: flapSpeed};
}

function hits({x, gap}: Pillar, y: number): boolean {
  const isBeside =
    birdX + birdRadius > x && birdX - birdRadius < x + pillarWidth;
  return isBeside && (y - birdRadius < gap || y + birdRadius > gap + gapHeight);
}

/** The game a moment later; `random` from 0 to 1 places the next gap. */
export function step(game: Game, seconds: number, random: number): Game {
  const speed = game.speed + gravity * seconds;
  const y = game.y + speed * seconds;
  const moved = game.pillars.map(({x, gap}) => ({
    x: x - pillarSpeed * seconds,
    gap,
  }));
  const passed = moved.filter(
    ({x}, index) =>
      x + pillarWidth < birdX && game.pillars[index].x + pillarWidth >= birdX,
  );
  const pillars = moved.filter(({x}) => x > -pillarWidth);
  if (pillars.every(({x}) => x < 1.2 - pillarDistance)) {
    const room = skyHeight - gapHeight - 0.2;
    pillars.push({x: 1.2, gap: 0.1 + random * room});
  }
  return {
    y,
    speed,
    pillars,
    score: game.score + passed.length,
    isOver: y < 0 || y > skyHeight || pillars.some((pillar) => hits(pillar, y)),
  };
}
