// Needs a browser
import React from 'react';
import {Camera} from 'react-native-pytorch-core';

// takePicture() and onCapture work as before.
export default function App() {
  return <Camera style={{width: 240, height: 320}} hideCaptureButton />;
}
