// Needs a browser
// Draws black at 37 45, nothing at 12 45, nothing at 120 20
import React from 'react';
import {Canvas, CanvasRenderingContext2D} from 'react-native-pytorch-core';

function draw(ctx: CanvasRenderingContext2D) {
  ctx.translate(100, 0); // Forgotten: setTransform() starts anew.
  ctx.setTransform(1, 0, 0.5, 1, 10, 10);
  ctx.fillRect(0, 0, 40, 40);
  ctx.invalidate();
}
export default () => <Canvas style={{height: 60}} onContext2D={draw} />;
