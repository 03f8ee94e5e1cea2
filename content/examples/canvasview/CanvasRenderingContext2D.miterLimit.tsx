// Needs a browser
// Draws nothing at 11 11, black at 11 40
import React from 'react';
import {Canvas, CanvasRenderingContext2D} from 'react-native-pytorch-core';

function draw(ctx: CanvasRenderingContext2D) {
  ctx.lineWidth = 20;
  // A right angle needs 1.42. The default is 4 on Android, 10 on iOS.
  ctx.miterLimit = 1.4;
  ctx.strokeRect(20, 20, 40, 40);
  ctx.invalidate();
}
export default () => <Canvas style={{height: 80}} onContext2D={draw} />;
