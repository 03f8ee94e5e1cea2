// Needs a browser
// Draws red at 30 30
import React from 'react';
import {Canvas, CanvasRenderingContext2D} from 'react-native-pytorch-core';

function draw(ctx: CanvasRenderingContext2D) {
  ctx.fillStyle = 'red';
  ctx.fillRect(10, 10, 40, 40);
  ctx.invalidate();
  console.log(ctx.fillStyle); // → undefined
}
export default () => <Canvas style={{height: 60}} onContext2D={draw} />;
