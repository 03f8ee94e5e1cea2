import * as React from 'react';
import {ActivityIndicator, StyleSheet, Text, View} from 'react-native';

/** Passes the time while the model loads and runs. */
export default function LoadingScreen() {
  return (
    <View style={styles.screen}>
      <ActivityIndicator size="large" color="#FF5C00" />
      <Text style={styles.words}>Looking for objects…</Text>
    </View>
  );
}

const styles = StyleSheet.create({
  screen: {flex: 1, alignItems: 'center', justifyContent: 'center'},
  words: {marginTop: 16, fontSize: 18},
});
