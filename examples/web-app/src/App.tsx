import {useEffect, useState, type ChangeEvent} from 'react';
import {StyleSheet, Text, View} from 'react-native';
import {Camera, ImageUtil, type Image} from 'react-native-pytorch-core';
import {classify, loadClassifier, type Classifier} from './classifier';

const toPercent = (share: number) => `${Math.round(100 * share)}%`;

export default function App() {
  const [classifier, setClassifier] = useState<Classifier>();
  const [lines, setLines] = useState(['Loading the model…']);

  useEffect(() => {
    loadClassifier().then(
      (loaded) => {
        setClassifier(loaded);
        setLines(['Take or choose a photo']);
      },
      (error: unknown) => setLines([String(error)]),
    );
  }, []);

  async function show(image: Image) {
    if (classifier === undefined) {
      return;
    }
    setLines(['Thinking…']);
    try {
      const guesses = await classify(image, classifier);
      setLines(
        guesses.map((each) => `${each.label} ${toPercent(each.probability)}`),
      );
    } catch (error) {
      setLines([String(error)]);
    } finally {
      image.release();
    }
  }

  async function choose({target: {files}}: ChangeEvent<HTMLInputElement>) {
    const [file] = files ?? [];
    if (file !== undefined) {
      const url = URL.createObjectURL(file);
      await show(await ImageUtil.fromURL(url)).catch(console.error);
      URL.revokeObjectURL(url);
    }
  }

  return (
    <View style={styles.screen}>
      <Camera style={styles.camera} onCapture={show} />
      <View style={styles.panel}>
        {lines.map((line, index) => (
          <Text key={line} style={index === 0 ? styles.best : styles.other}>
            {line}
          </Text>
        ))}
        <label>
          <Text>Choose a photo: </Text>
          <input type="file" accept="image/*" onChange={choose} />
        </label>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  screen: {flex: 1, backgroundColor: 'black'},
  camera: {flex: 1},
  panel: {minHeight: 140, padding: 20, backgroundColor: 'white'},
  best: {fontSize: 24, fontWeight: 'bold'},
  other: {fontSize: 16, marginBottom: 4},
});
