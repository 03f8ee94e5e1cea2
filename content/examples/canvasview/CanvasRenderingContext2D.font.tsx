// Needs a browser
// Draws black in 10 6 90 24, black in 10 45 10 20
import React from 'react';
import {Canvas, CanvasRenderingContext2D} from 'react-native-pytorch-core';

function draw(ctx: CanvasRenderingContext2D) {
  ctx.font = 'bold 32px serif';
  ctx.fillText('Torch', 10, 30);
  ctx.font = '12px'; // Ignored: it has no family.
  ctx.fillText('Torch', 10, 65);
  ctx.invalidate();
}
export default () => <Canvas style={{height: 80}} onContext2D={draw} />;
