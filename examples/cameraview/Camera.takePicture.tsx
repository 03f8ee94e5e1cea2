// Needs a browser
import React, {useRef} from 'react';
import {Camera, Image} from 'react-native-pytorch-core';

const style = {width: 240, height: 320};
function log(image: Image) {
  console.log(image.getWidth(), image.getHeight()); // → 480 640
}
export default function App() {
  const camera = useRef<Camera>(null);
  // Once: there is no second frame, because nobody releases the first.
  const take = () => camera.current?.takePicture();
  return <Camera ref={camera} style={style} onFrame={take} onCapture={log} />;
}
