// Needs a browser
// Draws black at 40 20, black at 70 35
import React from 'react';
import {Canvas, CanvasRenderingContext2D} from 'react-native-pytorch-core';

function draw(ctx: CanvasRenderingContext2D) {
  // Without moveTo(), Android starts at the origin.
  ctx.lineTo(80, 40);
  ctx.stroke();
  ctx.invalidate();
}
export default () => <Canvas style={{height: 60}} onContext2D={draw} />;
