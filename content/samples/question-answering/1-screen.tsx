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
  const [passage, setPassage] = React.useState(
    'The keeper lit the lamp every evening. He kept a brass telescope in the attic.',
  );
  const [question, setQuestion] = React.useState('Where was the telescope?');
  const [answer, setAnswer] = React.useState('');

  function handleAsk() {
    setAnswer(`No model yet for: ${question}`);
  }

  return (
    <SafeAreaView style={styles.screen}>
      <ScrollView keyboardShouldPersistTaps="handled">
        <Text style={styles.heading}>Passage</Text>
        <TextInput
          style={styles.input}
          accessibilityLabel="Passage"
          multiline
          value={passage}
          onChangeText={setPassage}
        />
        <Text style={styles.heading}>Question</Text>
        <TextInput
          style={styles.input}
          accessibilityLabel="Question"
          value={question}
          onChangeText={setQuestion}
        />
        <Button title="Ask" onPress={handleAsk} />
        <Text style={styles.heading}>Answer</Text>
        <Text>{answer}</Text>
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
  },
});
