import * as React from 'react';
import type {LayoutChangeEvent} from 'react-native';
import {Button, StyleSheet, Text, View} from 'react-native';
import type {CanvasRenderingContext2D} from 'react-native-pytorch-core';
import {Canvas} from 'react-native-pytorch-core';
import {classNames, colorOf} from './classes';
import findRuns from './findRuns';
import {side} from './segmentImage';

type Props = {
  classes: number[];
  onReset: () => void;
};

/** Shows every pixel in the color of its class. */
export default function ResultScreen({classes, onReset}: Props) {
  const [ctx, setContext] = React.useState<CanvasRenderingContext2D>();
  const [width, setWidth] = React.useState(0);
  const found = Array.from(new Set(classes)).filter((index) => index > 0);

  React.useEffect(() => {
    if (ctx === undefined || width === 0) {
      return;
    }
    const scale = width / side;
    ctx.fillStyle = '#EFEAF7';
    ctx.fillRect(0, 0, width, width);
    for (const {index, x, y, length} of findRuns(classes, side)) {
      if (index > 0) {
        ctx.fillStyle = colorOf(index);
        // A little taller, so that no line shows between rows.
        ctx.fillRect(x * scale, y * scale, length * scale, scale + 0.5);
      }
    }
    ctx.invalidate();
  }, [ctx, width, classes]);

  function handleLayout({nativeEvent}: LayoutChangeEvent) {
    setWidth(nativeEvent.layout.width);
  }

  return (
    <View style={styles.screen}>
      <View style={styles.frame} onLayout={handleLayout}>
        <Canvas style={StyleSheet.absoluteFill} onContext2D={setContext} />
      </View>
      {found.map((index) => (
        <Text key={index} style={[styles.name, {color: colorOf(index)}]}>
          {classNames[index]}
        </Text>
      ))}
      {found.length === 0 && <Text style={styles.name}>Nothing found</Text>}
      <Button title="Again" onPress={onReset} />
    </View>
  );
}

const styles = StyleSheet.create({
  screen: {flex: 1, justifyContent: 'center', backgroundColor: '#ffffff'},
  frame: {width: '100%', aspectRatio: 1, marginBottom: 24},
  name: {
    marginBottom: 8,
    fontSize: 20,
    fontWeight: 'bold',
    textAlign: 'center',
  },
});
