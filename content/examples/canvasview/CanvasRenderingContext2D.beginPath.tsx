// Needs a browser
// Draws nothing at 30 30, black at 90 30
import React from 'react';
import {Canvas, CanvasRenderingContext2D} from 'react-native-pytorch-core';

function draw(ctx: CanvasRenderingContext2D) {
  ctx.rect(10, 10, 40, 40);
  ctx.beginPath(); // Forgets the first square.
  ctx.rect(70, 10, 40, 40);
  ctx.fill();
  ctx.invalidate();
}
export default () => <Canvas style={{height: 60}} onContext2D={draw} />;
