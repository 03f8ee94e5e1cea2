import * as React from 'react';
import {
  KeyboardAvoidingView,
  Platform,
  ScrollView,
  StyleSheet,
  TextInput,
} from 'react-native';
import {
  ActivityIndicator,
  Button,
  Card,
  Paragraph,
  Provider,
} from 'react-native-paper';
import answerQuestion from './answerQuestion';

export default function App() {
  return (
    <Provider>
      <QuestionScreen />
    </Provider>
  );
}

function QuestionScreen() {
  const [passage, setPassage] = React.useState(
    'The keeper climbed the tower every evening. He lit the lamp, wrote in the log, and kept a brass telescope in the attic.',
  );
  const [question, setQuestion] = React.useState('Where was the telescope?');
  const [answer, setAnswer] = React.useState('');
  const [isBusy, setBusy] = React.useState(false);

  async function handleAsk() {
    setBusy(true);
    setAnswer('');
    try {
      setAnswer(await answerQuestion(passage, question));
    } catch (error) {
      setAnswer(`That did not work: ${error}`);
    } finally {
      setBusy(false);
    }
  }

  return (
    <KeyboardAvoidingView
      style={styles.screen}
      behavior={Platform.OS === 'ios' ? 'padding' : 'height'}
    >
      <ScrollView contentContainerStyle={styles.cards}>
        <Card style={styles.card}>
          <Card.Title title="Passage" />
          <Card.Content>
            <TextInput
              accessibilityLabel="Passage"
              multiline
              value={passage}
              onChangeText={setPassage}
            />
          </Card.Content>
        </Card>
        <Card style={styles.card}>
          <Card.Title title="Question" />
          <Card.Content>
            <TextInput
              accessibilityLabel="Question"
              multiline
              value={question}
              onChangeText={setQuestion}
            />
          </Card.Content>
        </Card>
        <Button mode="contained" disabled={isBusy} onPress={handleAsk}>
          Ask
        </Button>
        <Card style={styles.card}>
          <Card.Title title="Answer" />
          <Card.Content>
            {isBusy ? (
              <ActivityIndicator color="#FF5C00" />
            ) : (
              <Paragraph>{answer}</Paragraph>
            )}
          </Card.Content>
        </Card>
      </ScrollView>
    </KeyboardAvoidingView>
  );
}

const styles = StyleSheet.create({
  screen: {flex: 1},
  cards: {padding: 16, paddingTop: 48},
  card: {marginVertical: 8},
});
