// Needs a browser
import React from 'react';
import {Camera} from 'react-native-pytorch-core';

// Press the button. The image is yours until you release it.
export default function App() {
  return (
    <Camera
      style={{width: 240, height: 320}}
      onCapture={(image) => {
        console.log(image.getWidth(), image.getHeight());
        image.release();
      }}
    />
  );
}
