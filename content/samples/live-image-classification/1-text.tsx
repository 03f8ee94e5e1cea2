import * as React from 'react';
import {SafeAreaView, StyleSheet, Text} from 'react-native';

export default function MyDemos() {
  return (
    <SafeAreaView style={styles.screen}>
      <Text style={styles.label}>Take a picture</Text>
    </SafeAreaView>
  );
}

const styles = StyleSheet.create({
  screen: {flex: 1, backgroundColor: '#ffffff'},
  label: {padding: 20, fontSize: 18, textAlign: 'center'},
});
