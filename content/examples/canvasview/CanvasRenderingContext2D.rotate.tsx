// Needs a browser
// Draws black at 58 39, nothing at 70 5
import React from 'react';
import {Canvas, CanvasRenderingContext2D} from 'react-native-pytorch-core';

function draw(ctx: CanvasRenderingContext2D) {
  ctx.rotate(Math.PI / 6); // Clockwise, around the canvas's top left corner.
  ctx.fillRect(40, 0, 60, 10);
  ctx.invalidate();
}
export default () => <Canvas style={{height: 60}} onContext2D={draw} />;
