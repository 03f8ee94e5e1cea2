// Needs a browser
// Draws black at 55 30, nothing at 30 30
import React from 'react';
import {Canvas, CanvasRenderingContext2D} from 'react-native-pytorch-core';

function draw(ctx: CanvasRenderingContext2D) {
  // Deprecated: arc() and stroke() do the same, through the path.
  ctx.drawCircle(30, 30, 25);
  ctx.invalidate();
}
export default () => <Canvas style={{height: 60}} onContext2D={draw} />;
