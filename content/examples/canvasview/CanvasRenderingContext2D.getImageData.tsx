// Needs a browser
// Draws black at 45 5
import React from 'react';
import {Canvas, ImageUtil} from 'react-native-pytorch-core';
import type {CanvasRenderingContext2D} from 'react-native-pytorch-core';

async function draw(ctx: CanvasRenderingContext2D) {
  ctx.fillRect(40, 0, 20, 10); // It's read before it's on the screen.
  const imageData = await ctx.getImageData(40, 0, 20, 10);
  const image = await ImageUtil.fromImageData(imageData);
  console.log(image.getWidth(), image.getHeight()); // → 20 10
  await ctx.invalidate();
}
export default () => <Canvas style={{height: 60}} onContext2D={draw} />;
