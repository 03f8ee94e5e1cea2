import * as React from 'react';
import {Button, StyleSheet, Text, View} from 'react-native';
import {AudioUtil} from 'react-native-pytorch-core';
import askForPermission from './askForPermission';
import transcribe from './transcribe';

type State = 'ready' | 'recording' | 'busy';

const titles = {ready: 'Record', recording: 'Stop', busy: 'Listening…'};

export default function App() {
  const [state, setState] = React.useState<State>('ready');
  const [words, setWords] = React.useState('Press Record and speak English.');

  async function handleStart() {
    if (await askForPermission('RECORD_AUDIO')) {
      AudioUtil.startRecord();
      setState('recording');
    } else {
      setWords('The app needs the microphone.');
    }
  }

  async function handleStop() {
    setState('busy');
    const recording = await AudioUtil.stopRecord();
    try {
      setWords(
        recording === null ? 'Nothing recorded.' : await transcribe(recording),
      );
    } catch (error) {
      setWords(`That did not work: ${error}`);
    } finally {
      recording?.release();
      setState('ready');
    }
  }

  return (
    <View style={styles.screen}>
      <Text style={styles.words}>{words}</Text>
      <Button
        title={titles[state]}
        disabled={state === 'busy'}
        onPress={state === 'recording' ? handleStop : handleStart}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  screen: {flex: 1, justifyContent: 'center', padding: 24},
  words: {marginBottom: 32, fontSize: 22, textAlign: 'center'},
});
