// Needs a browser
// Draws black at 40 10, black at 40 30, nothing at 10 20, nothing at 40 20
import React from 'react';
import {Canvas, CanvasRenderingContext2D} from 'react-native-pytorch-core';

function draw(ctx: CanvasRenderingContext2D) {
  ctx.moveTo(10, 10);
  ctx.lineTo(70, 10);
  ctx.moveTo(10, 30); // A second line, in the same path.
  ctx.lineTo(70, 30);
  ctx.stroke();
  ctx.invalidate();
}
export default () => <Canvas style={{height: 40}} onContext2D={draw} />;
