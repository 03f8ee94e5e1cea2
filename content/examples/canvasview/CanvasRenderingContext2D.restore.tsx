// Needs a browser
// Draws red at 90 30, black at 30 30
import React from 'react';
import {Canvas, CanvasRenderingContext2D} from 'react-native-pytorch-core';

function draw(ctx: CanvasRenderingContext2D) {
  ctx.save();
  ctx.translate(60, 0);
  ctx.fillStyle = 'red';
  ctx.fillRect(10, 10, 40, 40);
  ctx.restore(); // Undoes translate and fillStyle.
  ctx.restore(); // Nothing is saved any more: does nothing.
  ctx.fillRect(10, 10, 40, 40);
  ctx.invalidate();
}
export default () => <Canvas style={{height: 60}} onContext2D={draw} />;
