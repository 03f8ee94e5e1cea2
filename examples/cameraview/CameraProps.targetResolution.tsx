// Needs a browser
// Also: TargetResolution.width, TargetResolution.height
import React from 'react';
import {Camera} from 'react-native-pytorch-core';

// A wish: a phone takes the nearest size that its camera has.
export default function App() {
  return (
    <Camera
      style={{width: 240, height: 320}}
      targetResolution={{width: 240, height: 320}}
      onFrame={(image) => {
        console.log(image.getWidth(), image.getHeight()); // → 240 320
      }}
    />
  );
}
