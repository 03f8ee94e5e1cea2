import * as React from 'react';
import {StyleSheet, Text, View} from 'react-native';
import type {Image} from 'react-native-pytorch-core';
import {Camera} from 'react-native-pytorch-core';
import {
  SafeAreaProvider,
  useSafeAreaInsets,
} from 'react-native-safe-area-context';
import askForPermission from './askForPermission';

export default function App() {
  return (
    <SafeAreaProvider>
      <CameraScreen />
    </SafeAreaProvider>
  );
}

function CameraScreen() {
  const [isAllowed, setAllowed] = React.useState(false);
  const {bottom} = useSafeAreaInsets();

  React.useEffect(() => {
    askForPermission('CAMERA').then(setAllowed).catch(console.error);
  }, []);

  function handleCapture(image: Image) {
    console.log(`Photo of ${image.getWidth()} × ${image.getHeight()}`);
    image.release();
  }

  return (
    <View style={StyleSheet.absoluteFill}>
      {isAllowed && (
        <Camera
          style={[StyleSheet.absoluteFill, {bottom}]}
          onCapture={handleCapture}
        />
      )}
      <View style={styles.labelBox}>
        <Text style={styles.label}>
          {isAllowed ? 'Take a picture' : 'The app needs the camera.'}
        </Text>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  labelBox: {
    margin: 20,
    marginTop: 40,
    padding: 20,
    borderRadius: 10,
    backgroundColor: 'white',
  },
  label: {fontSize: 18, textAlign: 'center'},
});
