// Needs a browser
import React from 'react';
import {Camera, Image} from 'react-native-pytorch-core';

let count = 0;
function handleFrame(image: Image) {
  count += 1;
  if (count === 3) console.log(image.getWidth(), image.getHeight()); // → 480 640
  image.release(); // Without it, the first frame would be the last.
}
export default function App() {
  return <Camera style={{width: 240, height: 320}} onFrame={handleFrame} />;
}
