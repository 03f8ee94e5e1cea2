import * as React from 'react';
import type {LayoutChangeEvent} from 'react-native';
import {Button, StyleSheet, View} from 'react-native';
import type {CanvasRenderingContext2D, Image} from 'react-native-pytorch-core';
import {Canvas} from 'react-native-pytorch-core';

type Props = {
  painting: Image;
  onReset: () => void;
};

/** Shows a square painting as wide as the screen. */
export default function PaintingScreen({painting, onReset}: Props) {
  const [ctx, setContext] = React.useState<CanvasRenderingContext2D>();
  const [side, setSide] = React.useState(0);

  React.useEffect(() => {
    if (ctx !== undefined && side > 0) {
      ctx.clear();
      ctx.drawImage(painting, 0, 0, side, side);
      // Nothing is on the screen until this call.
      ctx.invalidate();
    }
  }, [ctx, side, painting]);

  function handleLayout({nativeEvent}: LayoutChangeEvent) {
    setSide(nativeEvent.layout.width);
  }

  return (
    <View style={styles.screen}>
      <View style={styles.frame} onLayout={handleLayout}>
        <Canvas style={StyleSheet.absoluteFill} onContext2D={setContext} />
      </View>
      <Button title="Again" onPress={onReset} />
    </View>
  );
}

const styles = StyleSheet.create({
  screen: {flex: 1, justifyContent: 'center'},
  frame: {width: '100%', aspectRatio: 1, marginBottom: 24},
});
