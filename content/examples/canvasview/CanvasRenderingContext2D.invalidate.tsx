// Needs a browser
// Draws black at 30 30, nothing at 90 30
import React from 'react';
import {Canvas, CanvasRenderingContext2D} from 'react-native-pytorch-core';

async function draw(ctx: CanvasRenderingContext2D) {
  ctx.fillRect(10, 10, 40, 40);
  await ctx.invalidate();
  ctx.fillRect(70, 10, 40, 40); // Only the next call is sure to show it.
}
export default () => <Canvas style={{height: 60}} onContext2D={draw} />;
