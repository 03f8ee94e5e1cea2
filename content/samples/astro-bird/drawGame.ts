import type {CanvasRenderingContext2D} from 'react-native-pytorch-core';
import type {Game} from './game';
import {birdRadius, birdX, gapHeight, pillarWidth, skyHeight} from './game';

const stars = [
  [0.1, 0.15],
  [0.35, 0.9],
  [0.6, 0.3],
  [0.75, 1.1],
  [0.9, 0.6],
];

function fillCircle(
  ctx: CanvasRenderingContext2D,
  x: number,
  y: number,
  radius: number,
): void {
  ctx.beginPath();
  ctx.arc(x, y, radius, 0, 2 * Math.PI);
  ctx.fill();
}

/** Paints the whole sky anew; it shows after `ctx.invalidate()`. */
export default function drawGame(
  ctx: CanvasRenderingContext2D,
  {y, pillars}: Game,
  width: number,
): void {
  const bottom = skyHeight * width;
  ctx.fillStyle = '#180B3B';
  ctx.fillRect(0, 0, width, bottom);
  ctx.fillStyle = '#FFD28A';
  for (const [starX, starY] of stars) {
    fillCircle(ctx, starX * width, starY * width, 2);
  }
  ctx.fillStyle = '#B9A3F5';
  for (const {x, gap} of pillars) {
    const left = x * width;
    const end = (gap + gapHeight) * width;
    ctx.fillRect(left, 0, pillarWidth * width, gap * width);
    ctx.fillRect(left, end, pillarWidth * width, bottom - end);
  }
  ctx.fillStyle = '#FF5C00';
  fillCircle(ctx, birdX * width, y * width, birdRadius * width);
  ctx.fillStyle = '#FFFFFF';
  fillCircle(ctx, (birdX + 0.02) * width, (y - 0.012) * width, 0.012 * width);
}
