// Needs a browser
// Draws black at 5 5
import React from 'react';
import {Canvas, ImageUtil} from 'react-native-pytorch-core';
import type {CanvasRenderingContext2D} from 'react-native-pytorch-core';

async function draw(ctx: CanvasRenderingContext2D) {
  ctx.fillRect(0, 0, 10, 10);
  const imageData = await ctx.getImageData(0, 0, 10, 10);
  const image = await ImageUtil.fromImageData(imageData);
  await imageData.release(); // The image has pixels of its own.
  console.log(image.getWidth()); // → 10
  await ctx.invalidate();
}
export default () => <Canvas style={{height: 20}} onContext2D={draw} />;
