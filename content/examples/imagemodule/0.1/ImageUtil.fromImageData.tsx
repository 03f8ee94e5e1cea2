// Needs a browser
import React from 'react';
import {
  Canvas,
  CanvasRenderingContext2D,
  ImageUtil,
} from 'react-native-pytorch-core';

// The image keeps all pixels of the screen, so its natural size may be larger.
async function draw(context: CanvasRenderingContext2D) {
  const pixels = await context.getImageData(0, 0, 10, 20);
  const image = await ImageUtil.fromImageData(pixels);
  console.log(image.getWidth(), image.getHeight()); // → 10 20
}
export default function App() {
  return <Canvas style={{width: 100, height: 100}} onContext2D={draw} />;
}
