import * as React from 'react';
import {SafeAreaView, StyleSheet, Text} from 'react-native';
import type {Image} from 'react-native-pytorch-core';
import {Camera} from 'react-native-pytorch-core';
import askForPermission from './askForPermission';

export default function MyDemos() {
  const [isAllowed, setAllowed] = React.useState(false);

  React.useEffect(() => {
    askForPermission('CAMERA').then(setAllowed).catch(console.error);
  }, []);

  function handleCapture(image: Image) {
    console.log(`Photo of ${image.getWidth()} × ${image.getHeight()}`);
    image.release();
  }

  return (
    <SafeAreaView style={styles.screen}>
      <Text style={styles.label}>
        {isAllowed ? 'Take a picture' : 'The app needs the camera.'}
      </Text>
      {isAllowed && <Camera style={styles.camera} onCapture={handleCapture} />}
    </SafeAreaView>
  );
}

const styles = StyleSheet.create({
  screen: {flex: 1, backgroundColor: '#ffffff'},
  label: {padding: 20, fontSize: 18, textAlign: 'center'},
  camera: {flexGrow: 1, width: '100%'},
});
