// Needs a browser
// Draws black in 60 10 40 20, nothing in 101 10 99 20, black in 102 30 18 20
import React from 'react';
import {Canvas, CanvasRenderingContext2D} from 'react-native-pytorch-core';

function draw(ctx: CanvasRenderingContext2D) {
  ctx.textAlign = 'right';
  ctx.fillText('right', 100, 20); // Ends at 100.
  ctx.textAlign = 'center';
  ctx.fillText('center', 100, 40);
  ctx.invalidate();
}
export default () => <Canvas style={{height: 60}} onContext2D={draw} />;
