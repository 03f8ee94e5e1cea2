// Needs a browser
import React from 'react';
import {Camera} from 'react-native-pytorch-core';

// It asks for the permission itself; on this page the camera shows a test pattern.
export default function App() {
  return <Camera style={{width: 240, height: 320}} />;
}
