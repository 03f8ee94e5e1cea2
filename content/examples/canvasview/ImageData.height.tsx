// Needs a browser
// Draws black at 5 5
import React from 'react';
import {Canvas, CanvasRenderingContext2D} from 'react-native-pytorch-core';

async function draw(ctx: CanvasRenderingContext2D) {
  ctx.fillRect(0, 0, 10, 10);
  await ctx.invalidate();
  // As you pass it, though the image behind it has whole pixels.
  const imageData = await ctx.getImageData(0, 0, 4, 2.5);
  console.log(imageData.height); // → 2.5
}
export default () => <Canvas style={{height: 20}} onContext2D={draw} />;
