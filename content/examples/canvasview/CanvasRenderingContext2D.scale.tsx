// Needs a browser
// Draws black at 50 50, nothing at 15 15
import React from 'react';
import {Canvas, CanvasRenderingContext2D} from 'react-native-pytorch-core';

function draw(ctx: CanvasRenderingContext2D) {
  ctx.rect(10, 10, 20, 20);
  ctx.scale(2, 2); // Android transforms a path when it's drawn.
  ctx.fill();
  ctx.invalidate();
}
export default () => <Canvas style={{height: 80}} onContext2D={draw} />;
