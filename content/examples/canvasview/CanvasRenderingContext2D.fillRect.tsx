// Needs a browser
// Draws black at 89 49, nothing at 91 51
import React from 'react';
import {Canvas, CanvasRenderingContext2D} from 'react-native-pytorch-core';

function draw(ctx: CanvasRenderingContext2D) {
  // 80 × 40 pixels where the screen's density is 1, 240 × 120 where it is 3.
  ctx.fillRect(10, 10, 80, 40);
  ctx.invalidate();
}
export default () => <Canvas style={{height: 60}} onContext2D={draw} />;
