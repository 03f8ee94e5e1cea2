// Needs a browser
import React from 'react';
import {Camera} from 'react-native-pytorch-core';

// The button is there by default; flip() works without it.
export default function App() {
  return <Camera style={{width: 240, height: 320}} hideFlipButton />;
}
