// Needs a browser
// Also: LineJoin
// Draws nothing at 11 11, black at 11 40, nothing at 40 40
import React from 'react';
import {Canvas, CanvasRenderingContext2D} from 'react-native-pytorch-core';

function draw(ctx: CanvasRenderingContext2D) {
  ctx.lineWidth = 20;
  ctx.lineJoin = 'round';
  ctx.strokeRect(20, 20, 40, 40); // The inner corners stay square.
  ctx.invalidate();
}
export default () => <Canvas style={{height: 80}} onContext2D={draw} />;
