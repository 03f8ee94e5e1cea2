// Needs a browser
// Draws nothing at 30 30, black at 15 30
import React from 'react';
import {Canvas, CanvasRenderingContext2D} from 'react-native-pytorch-core';

function draw(ctx: CanvasRenderingContext2D) {
  ctx.fillRect(10, 10, 40, 40);
  ctx.clearRect(20, 20, 20, 20); // Transparent on Android, white on iOS.
  ctx.invalidate();
}
export default () => <Canvas style={{height: 60}} onContext2D={draw} />;
