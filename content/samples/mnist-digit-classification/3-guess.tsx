import * as React from 'react';
import type {GestureResponderEvent, LayoutChangeEvent} from 'react-native';
import {Button, StyleSheet, Text, View} from 'react-native';
import type {CanvasRenderingContext2D} from 'react-native-pytorch-core';
import {Canvas} from 'react-native-pytorch-core';
import classifyDrawing from './classifyDrawing';
import {digits} from './digits';
import drawStrokes from './drawStrokes';
import type {Point, Stroke} from './points';
import {extendStroke} from './points';
import type {Guess} from './rankDigits';

function pointOf({nativeEvent}: GestureResponderEvent): Point {
  return {x: nativeEvent.locationX, y: nativeEvent.locationY};
}

function describeGuess({digit, probability}: Guess): string {
  const {symbol, word} = digits[digit];
  return `${symbol} ${word}, ${Math.round(100 * probability)}%`;
}

export default function MyDemos() {
  const [size, setSize] = React.useState(0);
  const [message, setMessage] = React.useState('Draw a digit');
  // Refs, because drawing must not wait for React to render.
  const context = React.useRef<CanvasRenderingContext2D | null>(null);
  const strokes = React.useRef<Stroke[]>([]);
  const frame = React.useRef<number | null>(null);
  const latestRun = React.useRef(0);

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

  async function handleTouchEnd() {
    if (context.current === null) {
      return;
    }
    latestRun.current += 1;
    const run = latestRun.current;
    try {
      const [first, second] = await classifyDrawing(
        context.current,
        strokes.current,
        size,
      );
      // A later stroke may have been read in the meantime.
      if (run === latestRun.current) {
        setMessage(`${describeGuess(first)}\n${describeGuess(second)}`);
      }
    } catch (error) {
      setMessage(`That did not work: ${error}`);
    }
  }

  function handleClear() {
    latestRun.current += 1;
    strokes.current = [];
    setMessage('Draw a digit');
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
          onTouchEnd={handleTouchEnd}
        />
      )}
      <Text style={styles.message}>{message}</Text>
      <Button title="Clear" onPress={handleClear} />
    </View>
  );
}

const styles = StyleSheet.create({
  screen: {flex: 1, alignItems: 'center', backgroundColor: '#180b3b'},
  message: {
    padding: 20,
    fontSize: 24,
    lineHeight: 34,
    color: '#ffffff',
    textAlign: 'center',
  },
});
