import * as React from 'react';
import {ActivityIndicator, StyleSheet, Text, View} from 'react-native';
import type {Image} from 'react-native-pytorch-core';
import {Camera} from 'react-native-pytorch-core';
import askForPermission from './askForPermission';
import ResultScreen from './ResultScreen';
import segmentImage from './segmentImage';

export default function App() {
  const [isAllowed, setAllowed] = React.useState(false);
  const [isBusy, setBusy] = React.useState(false);
  const [classes, setClasses] = React.useState<number[]>();

  React.useEffect(() => {
    askForPermission('CAMERA').then(setAllowed).catch(console.error);
  }, []);

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
      {isAllowed ? (
        <Camera style={StyleSheet.absoluteFill} onCapture={handleCapture} />
      ) : (
        <Text style={styles.text}>The app needs the camera.</Text>
      )}
      {isBusy && <ActivityIndicator size="large" color="#FF5C00" />}
    </View>
  );
}

const styles = StyleSheet.create({
  screen: {flex: 1, justifyContent: 'center'},
  text: {fontSize: 18, textAlign: 'center'},
});
