// Needs a browser
// Draws black at 10 10, black at 70 30, nothing at 30 10
import React from 'react';
import {Canvas, CanvasRenderingContext2D} from 'react-native-pytorch-core';

async function draw(ctx: CanvasRenderingContext2D) {
  ctx.fillRect(0, 0, 20, 20);
  const imageData = await ctx.getImageData(0, 0, 20, 20);
  ctx.scale(2, 2);
  ctx.putImageData(imageData, 20, 0); // Twice as large on Android.
  await ctx.invalidate();
}
export default () => <Canvas style={{height: 60}} onContext2D={draw} />;
