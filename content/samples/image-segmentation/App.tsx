import * as React from 'react';
import {ActivityIndicator, StyleSheet, View} from 'react-native';
import type {Image} from 'react-native-pytorch-core';
import {Camera} from 'react-native-pytorch-core';
import ResultScreen from './ResultScreen';
import segmentImage from './segmentImage';

export default function App() {
  const [isBusy, setBusy] = React.useState(false);
  const [classes, setClasses] = React.useState<number[]>();

  async function handleCapture(photo: Image) {
    setBusy(true);
    try {
      setClasses(await segmentImage(photo));
    } catch (error) {
      console.error(error);
    } finally {
      photo.release();
      setBusy(false);
    }
  }

  if (classes !== undefined) {
    return (
      <ResultScreen classes={classes} onReset={() => setClasses(undefined)} />
    );
  }
  return (
    <View style={styles.screen}>
      <Camera style={StyleSheet.absoluteFill} onCapture={handleCapture} />
      {isBusy && <ActivityIndicator size="large" color="#FF5C00" />}
    </View>
  );
}

const styles = StyleSheet.create({
  screen: {flex: 1, justifyContent: 'center'},
});
