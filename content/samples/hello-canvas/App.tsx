import * as React from 'react';
import {StyleSheet} from 'react-native';
import type {CanvasRenderingContext2D} from 'react-native-pytorch-core';
import {Canvas} from 'react-native-pytorch-core';

function draw(ctx: CanvasRenderingContext2D) {
  ctx.fillStyle = '#4F25C6';
  ctx.fillRect(60, 120, 200, 200);
  ctx.fillStyle = '#FF5C00';
  ctx.beginPath();
  ctx.moveTo(120, 170);
  ctx.lineTo(220, 220);
  ctx.lineTo(120, 270);
  ctx.closePath();
  ctx.fill();
  // Nothing shows before this.
  ctx.invalidate();
}

export default function App() {
  return <Canvas style={StyleSheet.absoluteFill} onContext2D={draw} />;
}
