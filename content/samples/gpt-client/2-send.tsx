import * as React from 'react';
import {
  ActivityIndicator,
  Button,
  Keyboard,
  SafeAreaView,
  ScrollView,
  StyleSheet,
  Text,
  TextInput,
} from 'react-native';
import continueText from './continueText';

// The address of your computer in your network.
const server = 'http://192.168.1.20:5000';

export default function MyDemos() {
  const [prompt, setPrompt] = React.useState('');
  const [result, setResult] = React.useState('');
  const [isLoading, setLoading] = React.useState(false);

  async function handleSend() {
    Keyboard.dismiss();
    setLoading(true);
    setResult('');
    try {
      setResult(await continueText(server, prompt));
    } catch (error) {
      setResult(`That did not work: ${error}`);
    } finally {
      setLoading(false);
    }
  }

  return (
    <SafeAreaView style={styles.screen}>
      <ScrollView keyboardShouldPersistTaps="handled">
        <Text style={styles.heading}>Beginning of a text</Text>
        <TextInput
          style={styles.input}
          multiline
          numberOfLines={6}
          value={prompt}
          onChangeText={setPrompt}
        />
        <Button title="Send" disabled={isLoading} onPress={handleSend} />
        {isLoading && <ActivityIndicator size="large" style={styles.result} />}
        <Text style={styles.result}>{result}</Text>
      </ScrollView>
    </SafeAreaView>
  );
}

const styles = StyleSheet.create({
  screen: {flex: 1, margin: 20},
  heading: {marginTop: 20, marginBottom: 8, fontWeight: 'bold'},
  input: {
    marginBottom: 12,
    padding: 10,
    borderWidth: 1,
    borderColor: '#808080',
    borderRadius: 8,
    textAlignVertical: 'top',
  },
  result: {marginTop: 20},
});
