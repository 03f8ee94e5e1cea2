// Needs a browser
// Draws red in 10 10 90 30, nothing at 2 2
import React from 'react';
import {Canvas, CanvasRenderingContext2D} from 'react-native-pytorch-core';

function draw(ctx: CanvasRenderingContext2D) {
  ctx.font = '32px sans-serif';
  ctx.strokeStyle = 'blue';
  ctx.fillStyle = 'red';
  ctx.strokeText('Torch', 10, 40); // Red on Android.
  ctx.invalidate();
}
export default () => <Canvas style={{height: 60}} onContext2D={draw} />;
