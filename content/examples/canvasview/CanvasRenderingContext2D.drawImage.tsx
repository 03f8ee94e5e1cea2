// Needs a browser
// Draws red at 2 2, lime at 50 10, lime at 80 30, nothing at 12 12
import React from 'react';
import {Canvas, ImageUtil} from 'react-native-pytorch-core';
import type {CanvasRenderingContext2D} from 'react-native-pytorch-core';

async function draw(ctx: CanvasRenderingContext2D) {
  const image = await ImageUtil.fromBundle(require('./squares.png'));
  ctx.drawImage(image, 0, 0); // 8 × 8, as it is.
  ctx.drawImage(image, 20, 0, 40, 40);
  ctx.drawImage(image, 4, 0, 4, 4, 70, 0, 40, 40); // Its green quarter.
  await ctx.invalidate();
  await image.release(); // Not before it's drawn.
}
export default () => <Canvas style={{height: 40}} onContext2D={draw} />;
