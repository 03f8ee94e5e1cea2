// Needs a browser
// Draws black at 5 5
import React from 'react';
import {Canvas, CanvasRenderingContext2D} from 'react-native-pytorch-core';

async function draw(ctx: CanvasRenderingContext2D) {
  ctx.fillRect(0, 0, 10, 10);
  await ctx.invalidate();
  // The number that you pass, whatever the screen's density is.
  const imageData = await ctx.getImageData(0, 0, 7.5, 4);
  console.log(imageData.width); // → 7.5
}
export default () => <Canvas style={{height: 20}} onContext2D={draw} />;
