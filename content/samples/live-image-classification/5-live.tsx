import * as React from 'react';
import {SafeAreaView, StyleSheet, Text} from 'react-native';
import type {Image, ModelPath} from 'react-native-pytorch-core';
import {Camera, MobileModel} from 'react-native-pytorch-core';
import askForPermission from './askForPermission';
import type {Classification} from './labelFor';
import labelFor from './labelFor';

const model: ModelPath = require('../../models/mobilenet_v3_small.ptl');
const labels: string[] = require('../MobileNetV3Classes');

export default function MyDemos() {
  const [label, setLabel] = React.useState('Point the camera at something');
  const [isAllowed, setAllowed] = React.useState(false);

  React.useEffect(() => {
    askForPermission('CAMERA').then(setAllowed).catch(console.error);
  }, []);

  async function handleFrame(image: Image) {
    try {
      const {result} = await MobileModel.execute<Classification>(model, {
        image,
      });
      setLabel(labelFor(result, labels) ?? '');
    } catch (error) {
      setLabel(`That did not work: ${error}`);
    } finally {
      // The next frame comes only after this one is released.
      image.release();
    }
  }

  return (
    <SafeAreaView style={styles.screen}>
      <Text style={styles.label}>
        {isAllowed ? label : 'The app needs the camera.'}
      </Text>
      {isAllowed && (
        <Camera style={styles.camera} onFrame={handleFrame} hideCaptureButton />
      )}
    </SafeAreaView>
  );
}

const styles = StyleSheet.create({
  screen: {flex: 1, backgroundColor: '#ffffff'},
  label: {padding: 20, fontSize: 18, textAlign: 'center'},
  camera: {flexGrow: 1, width: '100%'},
});
