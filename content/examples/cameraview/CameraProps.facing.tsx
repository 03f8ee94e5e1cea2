// Needs a browser
// Also: CameraFacing.FRONT, CameraFacing.BACK
import React from 'react';
import {Camera, CameraFacing} from 'react-native-pytorch-core';

console.log(CameraFacing.BACK, CameraFacing.FRONT); // → back front

// On iOS it's ignored, and the back camera is shown.
export default function App() {
  const style = {width: 240, height: 320};
  return <Camera style={style} facing={CameraFacing.FRONT} />;
}
