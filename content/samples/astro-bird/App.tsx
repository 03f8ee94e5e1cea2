import * as React from 'react';
import type {LayoutChangeEvent} from 'react-native';
import {Button, StyleSheet, Text, View} from 'react-native';
import type {CanvasRenderingContext2D} from 'react-native-pytorch-core';
import {Canvas} from 'react-native-pytorch-core';
import drawGame from './drawGame';
import {flap, skyHeight, startGame, step} from './game';

export default function App() {
  const [width, setWidth] = React.useState(0);
  const [ctx, setContext] = React.useState<CanvasRenderingContext2D>();
  const [isPlaying, setPlaying] = React.useState(false);
  const [score, setScore] = React.useState(0);
  // A ref, because drawing must not wait for React to render.
  const game = React.useRef(startGame());

  React.useEffect(() => {
    if (ctx === undefined || width === 0) {
      return;
    }
    drawGame(ctx, game.current, width);
    ctx.invalidate();
    if (!isPlaying) {
      return;
    }
    let last = Date.now();
    let frame = requestAnimationFrame(function draw() {
      const now = Date.now();
      // After a pause, the bird must not fall all the way at once.
      const seconds = Math.min(now - last, 50) / 1000;
      last = now;
      game.current = step(game.current, seconds, Math.random());
      drawGame(ctx, game.current, width);
      ctx.invalidate();
      setScore(game.current.score);
      if (game.current.isOver) {
        console.log(`Game over, score ${game.current.score}`);
        setPlaying(false);
      } else {
        frame = requestAnimationFrame(draw);
      }
    });
    return () => cancelAnimationFrame(frame);
  }, [ctx, width, isPlaying]);

  function handleLayout({nativeEvent}: LayoutChangeEvent) {
    setWidth(nativeEvent.layout.width);
  }

  function handleFlap() {
    if (!isPlaying) {
      game.current = startGame();
      setScore(0);
      setPlaying(true);
    }
    game.current = flap(game.current);
  }

  return (
    <View style={styles.screen} onLayout={handleLayout}>
      {width > 0 && (
        <Canvas
          style={{width, height: skyHeight * width}}
          onContext2D={setContext}
          onTouchStart={handleFlap}
        />
      )}
      <Text style={styles.score}>Score: {score}</Text>
      <Button title={isPlaying ? 'Flap' : 'Play'} onPress={handleFlap} />
    </View>
  );
}

const styles = StyleSheet.create({
  screen: {flex: 1, backgroundColor: '#180B3B'},
  score: {padding: 16, fontSize: 20, color: '#FFFFFF', textAlign: 'center'},
});
