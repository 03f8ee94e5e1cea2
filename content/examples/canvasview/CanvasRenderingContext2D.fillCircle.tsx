// Needs a browser
// Draws red at 30 30, nothing at 8 8
import React from 'react';
import {Canvas, CanvasRenderingContext2D} from 'react-native-pytorch-core';

function draw(ctx: CanvasRenderingContext2D) {
  ctx.fillStyle = 'red';
  // Deprecated: arc() and fill() do the same, through the path.
  ctx.fillCircle(30, 30, 25);
  ctx.invalidate();
}
export default () => <Canvas style={{height: 60}} onContext2D={draw} />;
