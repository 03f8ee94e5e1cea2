import * as React from 'react';
import {
  Button,
  SafeAreaView,
  ScrollView,
  StyleSheet,
  Text,
  TextInput,
} from 'react-native';

export default function MyDemos() {
  const [prompt, setPrompt] = React.useState('');
  const [result, setResult] = React.useState('');

  function handleSend() {
    setResult(prompt);
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
        <Button title="Send" onPress={handleSend} />
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
