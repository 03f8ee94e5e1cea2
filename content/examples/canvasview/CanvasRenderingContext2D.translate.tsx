// Needs a browser
// Draws black at 20 20, black at 70 30, nothing at 45 20
import React from 'react';
import {Canvas, CanvasRenderingContext2D} from 'react-native-pytorch-core';

function draw(ctx: CanvasRenderingContext2D) {
  ctx.translate(10, 10);
  ctx.fillRect(0, 0, 20, 20);
  ctx.translate(50, 10); // To (60, 20): it adds up.
  ctx.fillRect(0, 0, 20, 20);
  ctx.invalidate();
}
export default () => <Canvas style={{height: 60}} onContext2D={draw} />;
