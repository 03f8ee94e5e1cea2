// Needs a browser
// Also: TargetResolution.width, TargetResolution.height
import React from 'react';
import {Camera, Image} from 'react-native-pytorch-core';

// A wish: a phone takes the nearest size that its camera has.
const size = {width: 240, height: 320};
function log(image: Image) {
  console.log(image.getWidth(), image.getHeight()); // → 240 320
}
export default function App() {
  return <Camera style={size} targetResolution={size} onFrame={log} />;
}
