// Needs a browser
// Also: ImageData.height
// Draws black at 5 5
import React from 'react';
import {Canvas, CanvasRenderingContext2D} from 'react-native-pytorch-core';

async function draw(ctx: CanvasRenderingContext2D) {
  ctx.fillRect(0, 0, 10, 10);
  await ctx.invalidate();
  // The numbers that you pass, whatever the screen's density is.
  const imageData = await ctx.getImageData(0, 0, 7.5, 4);
  console.log(imageData.width, imageData.height); // → 7.5 4
}
export default () => <Canvas style={{height: 20}} onContext2D={draw} />;
