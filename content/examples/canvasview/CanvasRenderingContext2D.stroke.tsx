// Needs a browser
// Draws black at 12 40, nothing at 8 40, black at 28 40, nothing at 40 40
import React from 'react';
import {Canvas, CanvasRenderingContext2D} from 'react-native-pytorch-core';

function draw(ctx: CanvasRenderingContext2D) {
  ctx.lineWidth = 20;
  ctx.rect(20, 20, 40, 40);
  ctx.stroke(); // From 10 to 30: half of it is inside.
  ctx.invalidate();
}
export default () => <Canvas style={{height: 80}} onContext2D={draw} />;
