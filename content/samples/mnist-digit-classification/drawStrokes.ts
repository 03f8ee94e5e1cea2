import type {CanvasRenderingContext2D} from 'react-native-pytorch-core';
import type {Stroke} from './points';

export const colorBackground = '#4F25C6';
export const colorForeground = '#FFFFFF';

/** Paints the whole drawing anew; it shows after `ctx.invalidate()`. */
export default function drawStrokes(
  ctx: CanvasRenderingContext2D,
  strokes: readonly Stroke[],
  size: number,
): void {
  ctx.fillStyle = colorBackground;
  ctx.fillRect(0, 0, size, size);
  ctx.strokeStyle = colorForeground;
  ctx.lineWidth = 25;
  ctx.lineJoin = 'round';
  ctx.lineCap = 'round';
  ctx.miterLimit = 1;
  for (const [first, ...rest] of strokes) {
    ctx.beginPath();
    ctx.moveTo(first.x, first.y);
    for (const {x, y} of rest) {
      ctx.lineTo(x, y);
    }
    ctx.stroke();
  }
}
