// Needs a browser
import React from 'react';
import {Camera, Image} from 'react-native-pytorch-core';

// Press the button of the camera. The image is yours until you release it.
function handleCapture(image: Image) {
  console.log(image.getWidth(), image.getHeight());
  image.release();
}
export default function App() {
  return <Camera style={{width: 240, height: 320}} onCapture={handleCapture} />;
}
