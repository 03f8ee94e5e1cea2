// Needs a browser
// Draws black at 26 30, black at 68 30, nothing at 67 30
import React from 'react';
import {Canvas, CanvasRenderingContext2D} from 'react-native-pytorch-core';

function draw(ctx: CanvasRenderingContext2D) {
  ctx.lineWidth = 16;
  ctx.strokeRect(20, 20, 20, 20);
  ctx.lineWidth = 4.9; // 4 on Android.
  ctx.strokeRect(70, 20, 20, 20);
  ctx.invalidate();
}
export default () => <Canvas style={{height: 60}} onContext2D={draw} />;
