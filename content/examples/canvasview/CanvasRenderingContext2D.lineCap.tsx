// Needs a browser
// Also: LineCap
// Draws black at 87 20, nothing at 92 20, nothing at 88 12
import React from 'react';
import {Canvas, CanvasRenderingContext2D} from 'react-native-pytorch-core';

function draw(ctx: CanvasRenderingContext2D) {
  ctx.lineWidth = 20;
  ctx.lineCap = 'round';
  ctx.moveTo(20, 20);
  ctx.lineTo(80, 20);
  ctx.stroke(); // From 10 to 90: each cap adds half the width.
  ctx.invalidate();
}
export default () => <Canvas style={{height: 40}} onContext2D={draw} />;
