// Needs a browser
// Draws black at 5 5
import React from 'react';
import {Canvas, CanvasRenderingContext2D} from 'react-native-pytorch-core';

async function draw(ctx: CanvasRenderingContext2D) {
  ctx.fillRect(0, 0, 10, 10);
  await ctx.invalidate();
  const imageData = await ctx.getImageData(0, 0, 10, 10);
  // Always empty. Use ImageUtil.fromImageData() to get at the pixels.
  console.log(imageData.data); // → Uint8ClampedArray []
}
export default () => <Canvas style={{height: 20}} onContext2D={draw} />;
