import * as React from 'react';
import type {GestureResponderEvent, LayoutChangeEvent} from 'react-native';
import {Button, StyleSheet, View} from 'react-native';
import type {CanvasRenderingContext2D} from 'react-native-pytorch-core';
import {Canvas} from 'react-native-pytorch-core';
import drawStrokes from './drawStrokes';
import type {Point, Stroke} from './points';
import {extendStroke} from './points';

function pointOf({nativeEvent}: GestureResponderEvent): Point {
  return {x: nativeEvent.locationX, y: nativeEvent.locationY};
}

export default function MyDemos() {
  const [size, setSize] = React.useState(0);
  // Refs, because drawing must not wait for React to render.
  const context = React.useRef<CanvasRenderingContext2D | null>(null);
  const strokes = React.useRef<Stroke[]>([]);
  const frame = React.useRef<number | null>(null);

  function handleLayout({nativeEvent}: LayoutChangeEvent) {
    const {width, height} = nativeEvent.layout;
    setSize(Math.min(width, height));
  }

  /** Draws once for each frame of the screen, however many touches come. */
  function scheduleDraw() {
    if (frame.current !== null) {
      return;
    }
    frame.current = requestAnimationFrame(() => {
      frame.current = null;
      if (context.current !== null) {
        drawStrokes(context.current, strokes.current, size);
        context.current.invalidate();
      }
    });
  }

  function handleContext(ctx: CanvasRenderingContext2D) {
    context.current = ctx;
    scheduleDraw();
  }

  function handleTouchStart(event: GestureResponderEvent) {
    strokes.current = [...strokes.current, [pointOf(event)]];
    scheduleDraw();
  }

  function handleTouchMove(event: GestureResponderEvent) {
    const finished = strokes.current.slice(0, -1);
    const [current] = strokes.current.slice(-1);
    strokes.current = [...finished, extendStroke(current, pointOf(event))];
    scheduleDraw();
  }

  function handleClear() {
    strokes.current = [];
    scheduleDraw();
  }

  return (
    <View style={styles.screen} onLayout={handleLayout}>
      {size > 0 && (
        <Canvas
          style={{width: size, height: size}}
          onContext2D={handleContext}
          onTouchStart={handleTouchStart}
          onTouchMove={handleTouchMove}
        />
      )}
      <Button title="Clear" onPress={handleClear} />
    </View>
  );
}

const styles = StyleSheet.create({
  screen: {flex: 1, alignItems: 'center', backgroundColor: '#180b3b'},
});
