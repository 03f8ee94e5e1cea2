// Needs a browser
// Draws black at 30 30, nothing at 5 5
import React from 'react';
import {Canvas, CanvasRenderingContext2D} from 'react-native-pytorch-core';

function draw(ctx: CanvasRenderingContext2D) {
  ctx.rect(10, 10, 40, 40);
  ctx.rect(20, 20, 20, 20); // No hole: both run clockwise.
  ctx.fill();
  ctx.invalidate();
}
export default () => <Canvas style={{height: 60}} onContext2D={draw} />;
