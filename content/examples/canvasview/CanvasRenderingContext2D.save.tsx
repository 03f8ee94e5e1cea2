// Needs a browser
// Draws black at 30 30, red in 60 20 30 12
import React from 'react';
import {Canvas, CanvasRenderingContext2D} from 'react-native-pytorch-core';

function draw(ctx: CanvasRenderingContext2D) {
  ctx.save();
  ctx.fillStyle = 'red';
  ctx.restore();
  ctx.fillRect(10, 10, 40, 40); // Black again.
  ctx.fillText('text', 60, 30); // Red on Android: text isn't restored.
  ctx.invalidate();
}
export default () => <Canvas style={{height: 60}} onContext2D={draw} />;
