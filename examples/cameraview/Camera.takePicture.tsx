// Needs a browser
import React, {useRef} from 'react';
import {Camera} from 'react-native-pytorch-core';

export default function App() {
  const camera = useRef<Camera>(null);
  return (
    <Camera
      ref={camera}
      style={{width: 240, height: 320}}
      // This frame is not released, so there is one and no more.
      onFrame={() => camera.current?.takePicture()}
      onCapture={(image) => {
        console.log(image.getWidth(), image.getHeight()); // → 480 640
        image.release();
      }}
    />
  );
}
