import * as React from 'react';
import {StyleSheet, Text, View} from 'react-native';
import type {Image} from 'react-native-pytorch-core';
import {Camera} from 'react-native-pytorch-core';
import askForPermission from '../askForPermission';

type Props = {
  onCapture: (image: Image) => void;
};

/** Asks for the camera, then waits for a photo. */
export default function CameraScreen({onCapture}: Props) {
  const [isAllowed, setAllowed] = React.useState<boolean>();

  React.useEffect(() => {
    askForPermission('CAMERA').then(setAllowed).catch(console.error);
  }, []);

  return (
    <View style={styles.screen}>
      {isAllowed === false && (
        <Text style={styles.text}>The app needs the camera.</Text>
      )}
      {isAllowed && (
        <Camera
          style={StyleSheet.absoluteFill}
          targetResolution={{width: 1080, height: 1920}}
          onCapture={onCapture}
        />
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  screen: {flex: 1, justifyContent: 'center'},
  text: {fontSize: 18, textAlign: 'center'},
});
