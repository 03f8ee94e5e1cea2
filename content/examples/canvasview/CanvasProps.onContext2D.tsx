// Needs a browser
// Draws black at 30 30
import React from 'react';
import {Canvas, CanvasRenderingContext2D} from 'react-native-pytorch-core';

function draw(ctx: CanvasRenderingContext2D) {
  // It may be called again for the same canvas: undo what would add up.
  ctx.setTransform(1, 0, 0, 1, 10, 10);
  ctx.fillRect(0, 0, 40, 40);
  ctx.invalidate();
}
export default () => <Canvas style={{height: 60}} onContext2D={draw} />;
