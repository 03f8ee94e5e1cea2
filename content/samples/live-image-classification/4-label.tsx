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
  const [label, setLabel] = React.useState('Take a picture');
  const [isAllowed, setAllowed] = React.useState(false);

  React.useEffect(() => {
    askForPermission('CAMERA').then(setAllowed).catch(console.error);
  }, []);

  async function handleCapture(image: Image) {
    setLabel('Thinking…');
    try {
      const {result, metrics} = await MobileModel.execute<Classification>(
        model,
        {image},
      );
      console.log(`Class ${result.maxIdx}, confidence ${result.confidence}`);
      console.log(`Inference took ${metrics.inferenceTime} ms`);
      setLabel(labelFor(result, labels) ?? 'Not sure, try again');
    } catch (error) {
      setLabel(`That did not work: ${error}`);
    } finally {
      // Photos take native memory until they are released.
      image.release();
    }
  }

  return (
    <SafeAreaView style={styles.screen}>
      <Text style={styles.label}>
        {isAllowed ? label : 'The app needs the camera.'}
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
