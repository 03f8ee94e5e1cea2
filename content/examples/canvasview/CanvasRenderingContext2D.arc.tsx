// Needs a browser
// Draws black at 60 30, nothing at 25 10
import React from 'react';
import {Canvas, CanvasRenderingContext2D} from 'react-native-pytorch-core';

function draw(ctx: CanvasRenderingContext2D) {
  ctx.moveTo(10, 10);
  // The lower half. On Android, no line leads to it from (10, 10).
  ctx.arc(60, 10, 20, 0, Math.PI);
  ctx.stroke();
  ctx.invalidate();
}
export default () => <Canvas style={{height: 40}} onContext2D={draw} />;
