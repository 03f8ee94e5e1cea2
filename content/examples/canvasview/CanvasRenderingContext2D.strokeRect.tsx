// Needs a browser
// Draws black at 10 30, nothing at 30 30
import React from 'react';
import {Canvas, CanvasRenderingContext2D} from 'react-native-pytorch-core';

function draw(ctx: CanvasRenderingContext2D) {
  ctx.strokeRect(10, 10, 40, 40);
  ctx.fill(); // Nothing: the rectangle isn't in the path.
  ctx.invalidate();
}
export default () => <Canvas style={{height: 60}} onContext2D={draw} />;
