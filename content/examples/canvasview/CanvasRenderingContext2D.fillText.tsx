// Needs a browser
// Draws black in 10 10 70 20, nothing in 0 1 200 5
import React from 'react';
import {Canvas, CanvasRenderingContext2D} from 'react-native-pytorch-core';

function draw(ctx: CanvasRenderingContext2D) {
  ctx.font = '24px sans-serif';
  ctx.fillText('Torch', 10, 30);
  ctx.fillText('Torch', 10, 0); // Above the canvas: y is the baseline.
  ctx.invalidate();
}
export default () => <Canvas style={{height: 40}} onContext2D={draw} />;
