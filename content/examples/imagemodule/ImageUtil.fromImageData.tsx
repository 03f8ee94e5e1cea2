// Needs a browser
import React from 'react';
import {
  Canvas,
  CanvasRenderingContext2D,
  ImageUtil,
} from 'react-native-pytorch-core';

// One pixel for each unit of the canvas, however dense the screen is.
async function draw(context: CanvasRenderingContext2D) {
  const pixels = await context.getImageData(0, 0, 10, 20);
  const image = await ImageUtil.fromImageData(pixels);
  console.log(image.getNaturalWidth(), image.getNaturalHeight()); // → 10 20
}
export default function App() {
  return <Canvas style={{width: 100, height: 100}} onContext2D={draw} />;
}
