// Needs a browser
import React, {useRef} from 'react';
import {Button, View} from 'react-native';
import {Camera} from 'react-native-pytorch-core';

// Call it once the preview shows: on iOS, an earlier call crashes the app.
export default function App() {
  const camera = useRef<Camera>(null);
  return (
    <View>
      <Camera ref={camera} style={{width: 240, height: 320}} />
      <Button title="Flip" onPress={() => camera.current?.flip()} />
    </View>
  );
}
