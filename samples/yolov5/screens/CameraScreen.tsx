import * as React from 'react';
import {StyleSheet} from 'react-native';
import type {Image} from 'react-native-pytorch-core';
import {Camera} from 'react-native-pytorch-core';

type Props = {
  onCapture: (image: Image) => void;
};

/** Waits for a picture. */
export default function CameraScreen({onCapture}: Props) {
  return (
    <Camera
      style={StyleSheet.absoluteFill}
      targetResolution={{width: 1080, height: 1920}}
      onCapture={onCapture}
    />
  );
}
