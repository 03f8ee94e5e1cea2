// Needs a browser
// Draws black at 10 30, black at 70 30, nothing at 60 30, nothing at 30 30
import React from 'react';
import {Canvas, CanvasRenderingContext2D} from 'react-native-pytorch-core';

function draw(ctx: CanvasRenderingContext2D) {
  ctx.rect(10, 10, 40, 40);
  ctx.rect(70, 10, 40, 40); // Nothing is drawn before stroke() or fill().
  ctx.stroke();
  ctx.invalidate();
}
export default () => <Canvas style={{height: 60}} onContext2D={draw} />;
