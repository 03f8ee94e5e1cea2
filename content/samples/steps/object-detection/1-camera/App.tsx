import * as React from 'react';
import type {Image} from 'react-native-pytorch-core';
import CameraScreen from './screens/CameraScreen';

export default function App() {
  function handleCapture(captured: Image) {
    console.log(`Photo of ${captured.getWidth()} × ${captured.getHeight()}`);
    captured.release();
  }

  return <CameraScreen onCapture={handleCapture} />;
}
