import * as React from 'react';
import {StyleSheet, Text, View} from 'react-native';
import type {Image} from 'react-native-pytorch-core';
import {Camera} from 'react-native-pytorch-core';
import askForPermission from './askForPermission';
import type {Classifier} from './classifyFrame';
import classifyFrame, {loadClassifier} from './classifyFrame';

export default function App() {
  const [classifier, setClassifier] = React.useState<Classifier>();
  const [label, setLabel] = React.useState('Loading the model…');

  React.useEffect(() => {
    async function prepare() {
      if (await askForPermission('CAMERA')) {
        setClassifier(await loadClassifier());
        setLabel('');
      } else {
        setLabel('The app needs the camera.');
      }
    }
    prepare().catch((error: unknown) =>
      setLabel(`That did not work: ${error}`),
    );
  }, []);

  async function handleFrame(frame: Image) {
    const start = Date.now();
    try {
      if (classifier !== undefined) {
        setLabel(await classifyFrame(frame, classifier));
      }
    } catch (error) {
      setLabel(`That did not work: ${error}`);
    } finally {
      // The camera sends the next frame only after this.
      frame.release();
      console.log(`Frame took ${Date.now() - start} ms`);
    }
  }

  return (
    <View style={StyleSheet.absoluteFill}>
      {classifier !== undefined && (
        <Camera
          style={StyleSheet.absoluteFill}
          targetResolution={{width: 480, height: 640}}
          hideCaptureButton
          onFrame={handleFrame}
        />
      )}
      <View style={styles.labelBox}>
        <Text style={styles.label}>{label}</Text>
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
