// Needs a browser
// Draws nothing at 30 30, black at 90 30
import React from 'react';
import {Canvas, CanvasRenderingContext2D} from 'react-native-pytorch-core';

function draw(ctx: CanvasRenderingContext2D) {
  ctx.fillRect(10, 10, 40, 40);
  // Deprecated up to 0.2.1. On Android, it drops the current path too.
  ctx.clear();
  ctx.fillRect(70, 10, 40, 40);
  ctx.invalidate();
}
export default () => <Canvas style={{height: 60}} onContext2D={draw} />;
