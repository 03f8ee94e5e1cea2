import * as React from 'react';
import type {LayoutChangeEvent} from 'react-native';
import {StyleSheet, View} from 'react-native';
import type {CanvasRenderingContext2D} from 'react-native-pytorch-core';
import {Canvas} from 'react-native-pytorch-core';
import drawStrokes from './drawStrokes';

export default function MyDemos() {
  const [size, setSize] = React.useState(0);

  function handleLayout({nativeEvent}: LayoutChangeEvent) {
    const {width, height} = nativeEvent.layout;
    setSize(Math.min(width, height));
  }

  function handleContext(ctx: CanvasRenderingContext2D) {
    drawStrokes(ctx, [], size);
    ctx.invalidate();
  }

  return (
    <View style={styles.screen} onLayout={handleLayout}>
      {size > 0 && (
        <Canvas
          style={{width: size, height: size}}
          onContext2D={handleContext}
        />
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  screen: {flex: 1, alignItems: 'center', backgroundColor: '#180b3b'},
});
