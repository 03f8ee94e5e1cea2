import * as React from 'react';
import {
  Button,
  SafeAreaView,
  ScrollView,
  StyleSheet,
  Text,
  TextInput,
} from 'react-native';
import type {ModelPath} from 'react-native-pytorch-core';
import {MobileModel} from 'react-native-pytorch-core';
import toModelText from './toModelText';

// Android gives null and iOS nothing at all where there is no answer.
type Answer = {answer?: string | null};

const model: ModelPath = require('../../models/bert_qa.ptl');

async function answerQuestion(
  question: string,
  passage: string,
): Promise<string> {
  const {result, metrics} = await MobileModel.execute<Answer>(model, {
    text: toModelText(question, passage),
    modelInputLength: 360,
  });
  console.log(`Inference took ${metrics.inferenceTime} ms`);
  return result.answer ?? 'No answer found';
}

export default function MyDemos() {
  const [passage, setPassage] = React.useState(
    'The keeper lit the lamp every evening. He kept a brass telescope in the attic.',
  );
  const [question, setQuestion] = React.useState('Where was the telescope?');
  const [answer, setAnswer] = React.useState('');
  const [isProcessing, setProcessing] = React.useState(false);

  async function handleAsk() {
    setProcessing(true);
    setAnswer('Looking for an answer…');
    try {
      setAnswer(await answerQuestion(question, passage));
    } catch (error) {
      setAnswer(`That did not work: ${error}`);
    } finally {
      setProcessing(false);
    }
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
        <Button title="Ask" disabled={isProcessing} onPress={handleAsk} />
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
