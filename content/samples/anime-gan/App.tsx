import * as React from 'react';
import {ActivityIndicator, StyleSheet, Text, View} from 'react-native';
import type {Image} from 'react-native-pytorch-core';
import {Camera, CameraFacing} from 'react-native-pytorch-core';
import askForPermission from './askForPermission';
import PaintingScreen from './PaintingScreen';
import paintImage from './paintImage';

export default function App() {
  const [isAllowed, setAllowed] = React.useState(false);
  const [isBusy, setBusy] = React.useState(false);
  const [painting, setPainting] = React.useState<Image>();

  React.useEffect(() => {
    askForPermission('CAMERA').then(setAllowed).catch(console.error);
  }, []);

  async function handleCapture(photo: Image) {
    setBusy(true);
    try {
      setPainting(await paintImage(photo));
    } catch (error) {
      console.error(error);
    } finally {
      // The painting is an image of its own, so the photo can go.
      photo.release();
      setBusy(false);
    }
  }

  function handleReset() {
    painting?.release();
    setPainting(undefined);
  }

  if (painting !== undefined) {
    return <PaintingScreen painting={painting} onReset={handleReset} />;
  }
  return (
    <View style={styles.screen}>
      {isAllowed ? (
        <Camera
          style={StyleSheet.absoluteFill}
          facing={CameraFacing.FRONT}
          onCapture={handleCapture}
        />
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
