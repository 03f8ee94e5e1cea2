import * as React from 'react';
import {StyleSheet, Text, View} from 'react-native';
import type {Image} from 'react-native-pytorch-core';
import {Camera} from 'react-native-pytorch-core';
import {
  SafeAreaProvider,
  useSafeAreaInsets,
} from 'react-native-safe-area-context';
import askForPermission from './askForPermission';
import classifyImage from './classifyImage';

export default function App() {
  return (
    <SafeAreaProvider>
      <CameraScreen />
    </SafeAreaProvider>
  );
}

function CameraScreen() {
  const [isAllowed, setAllowed] = React.useState(false);
  const [label, setLabel] = React.useState('Take a picture');
  const {bottom} = useSafeAreaInsets();

  React.useEffect(() => {
    askForPermission('CAMERA').then(setAllowed).catch(console.error);
  }, []);

  async function handleCapture(image: Image) {
    setLabel('Thinking…');
    try {
      setLabel(await classifyImage(image));
    } catch (error) {
      setLabel(`That did not work: ${error}`);
    } finally {
      // On Android, the camera waits until photos are released.
      image.release();
    }
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
          {isAllowed ? label : 'The app needs the camera.'}
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
