// Needs a browser
// Draws red at 5 5, nothing at 11 11
import React from 'react';
import {Canvas, CanvasRenderingContext2D} from 'react-native-pytorch-core';

export default function App() {
  async function draw(context: CanvasRenderingContext2D) {
    context.fillStyle = 'rgb(255, 0, 0)';
    context.fillRect(0, 0, 10, 10);
    await context.invalidate();
    const pixels = await context.getImageData(0, 0, 1, 1);
    console.log(pixels.width, pixels.height); // → 1 1
  }
  return <Canvas style={{width: 100, height: 100}} onContext2D={draw} />;
}
