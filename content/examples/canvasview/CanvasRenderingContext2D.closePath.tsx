// Needs a browser
// Draws black at 50 10, black at 30 30
import React from 'react';
import {Canvas, CanvasRenderingContext2D} from 'react-native-pytorch-core';

function draw(ctx: CanvasRenderingContext2D) {
  ctx.moveTo(10, 10);
  ctx.lineTo(50, 50);
  ctx.lineTo(90, 10);
  ctx.closePath(); // The third side. fill() doesn't need it.
  ctx.stroke();
  ctx.invalidate();
}
export default () => <Canvas style={{height: 60}} onContext2D={draw} />;
