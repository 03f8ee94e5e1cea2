import * as React from 'react';
import {Button, StyleSheet, Text, View} from 'react-native';
import {torch} from 'react-native-pytorch-core';

export default function App() {
  const [tensor, setTensor] = React.useState(() => torch.rand([2, 3]));
  return (
    <View style={styles.screen}>
      <Text>Shape: {tensor.shape.join(' × ')}</Text>
      <Text>Sum: {tensor.sum().item().toFixed(3)}</Text>
      <Button
        title="New numbers"
        onPress={() => setTensor(torch.rand([2, 3]))}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  screen: {flex: 1, alignItems: 'center', justifyContent: 'center'},
});
