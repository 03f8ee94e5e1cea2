import * as React from 'react';
import type {LayoutChangeEvent} from 'react-native';
import {Button, StyleSheet, View} from 'react-native';
import type {CanvasRenderingContext2D, Image} from 'react-native-pytorch-core';
import {Canvas} from 'react-native-pytorch-core';
import type {Detection} from '../detection';

type Props = {
  image: Image;
  detections: Detection[];
  onReset: () => void;
};

/** Draws the photo with a box around each object. */
export default function ResultsScreen({image, detections, onReset}: Props) {
  const [ctx, setContext] = React.useState<CanvasRenderingContext2D>();
  const [width, setWidth] = React.useState(0);

  React.useEffect(() => {
    if (ctx === undefined || width === 0) {
      return;
    }
    const scale = width / image.getWidth();
    const height = image.getHeight() * scale;
    ctx.clearRect(0, 0, width, height);
    ctx.drawImage(image, 0, 0, width, height);
    ctx.strokeStyle = '#FF5C00';
    ctx.fillStyle = '#FF5C00';
    ctx.lineWidth = 3;
    ctx.font = '16px sans-serif';
    for (const {objectClass, bounds} of detections) {
      const [x, y, boxWidth, boxHeight] = bounds.map((side) => side * scale);
      ctx.strokeRect(x, y, boxWidth, boxHeight);
      ctx.fillText(objectClass, x + 4, y - 6);
    }
    // Nothing is on the screen until this call.
    ctx.invalidate();
  }, [ctx, width, image, detections]);

  function handleLayout({nativeEvent}: LayoutChangeEvent) {
    setWidth(nativeEvent.layout.width);
  }

  return (
    <View style={styles.screen} onLayout={handleLayout}>
      <Canvas style={StyleSheet.absoluteFill} onContext2D={setContext} />
      <View style={styles.button}>
        <Button title="Again" onPress={onReset} />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  screen: {flex: 1},
  button: {position: 'absolute', bottom: 32, alignSelf: 'center'},
});
