// Needs a browser
// Also: TargetResolution.width, TargetResolution.height
import React from 'react';
import {Camera, Image} from 'react-native-pytorch-core';

// A request: the camera uses the closest size it supports.
const size = {width: 240, height: 320};
function log(image: Image) {
  console.log(image.getWidth(), image.getHeight()); // → 240 320
}
export default function App() {
  return <Camera style={size} targetResolution={size} onFrame={log} />;
}
