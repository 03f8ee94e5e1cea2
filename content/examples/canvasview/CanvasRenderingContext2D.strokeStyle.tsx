// Needs a browser
// Draws red at 10 30, black at 90 30
import React from 'react';
import {Canvas, CanvasRenderingContext2D} from 'react-native-pytorch-core';

function draw(ctx: CanvasRenderingContext2D) {
  ctx.strokeStyle = 'rgb(255, 0, 0)';
  ctx.strokeRect(10, 10, 40, 40);
  ctx.fillRect(70, 10, 40, 40); // Still black.
  ctx.invalidate();
  console.log(ctx.strokeStyle); // → undefined
}
export default () => <Canvas style={{height: 60}} onContext2D={draw} />;
