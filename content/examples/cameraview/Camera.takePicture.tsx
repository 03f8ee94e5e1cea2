// Needs a browser
import React, {useRef} from 'react';
import {Button, View} from 'react-native';
import {Camera, Image} from 'react-native-pytorch-core';

async function log(image: Image) {
  console.log(image.getWidth(), image.getHeight());
  await image.release(); // Or native memory fills up.
}
// Press the button once the preview shows: on iOS, an earlier call crashes the app.
export default function App() {
  const camera = useRef<Camera>(null);
  const take = () => camera.current?.takePicture();
  return (
    <View>
      <Camera ref={camera} style={{width: 240, height: 320}} onCapture={log} />
      <Button title="Take a picture" onPress={take} />
    </View>
  );
}
