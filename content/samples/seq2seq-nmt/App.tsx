import * as React from 'react';
import {Button, StyleSheet, Text, TextInput, View} from 'react-native';
import translate from './translate';

export default function App() {
  const [french, setFrench] = React.useState('je suis heureux .');
  const [english, setEnglish] = React.useState('');
  const [isBusy, setBusy] = React.useState(false);

  async function handleTranslate() {
    setBusy(true);
    setEnglish('');
    try {
      setEnglish(await translate(french));
    } catch (error) {
      setEnglish(`That did not work: ${error}`);
    } finally {
      setBusy(false);
    }
  }

  return (
    <View style={styles.screen}>
      <Text style={styles.heading}>French</Text>
      <TextInput
        style={styles.input}
        accessibilityLabel="French"
        multiline
        autoCapitalize="none"
        value={french}
        onChangeText={setFrench}
      />
      <Button
        title={isBusy ? 'Translating…' : 'Translate'}
        disabled={isBusy}
        onPress={handleTranslate}
      />
      <Text style={styles.heading}>English</Text>
      <Text style={styles.result}>{english}</Text>
    </View>
  );
}

const styles = StyleSheet.create({
  screen: {flex: 1, padding: 24, paddingTop: 72},
  heading: {marginTop: 24, fontSize: 18, fontWeight: 'bold'},
  input: {
    minHeight: 88,
    marginVertical: 12,
    padding: 12,
    borderWidth: 1,
    borderColor: '#8a80a5',
    borderRadius: 10,
    fontSize: 18,
  },
  result: {marginTop: 12, fontSize: 18},
});
