// Needs a browser
import React, {useEffect, useRef} from 'react';
import {Camera} from 'react-native-pytorch-core';

export default function App() {
  const camera = useRef<Camera>(null);
  // There is no flip(CameraFacing.FRONT): a second call shows the back again.
  useEffect(() => camera.current?.flip(), []);
  return <Camera ref={camera} style={{width: 240, height: 320}} />;
}
