import * as react from 'react';
import reactNative from 'react-native';
import * as core from 'react-native-pytorch-core';
import {drawing} from './environment';
import {serve} from './serve';

addEventListener('message', ({data, ports: [port]}) => {
  if (data === 'connect' && port !== undefined) {
    serve(port, {
      'react-native-pytorch-core': core,
      'react-native': reactNative,
      react,
      'react/jsx-runtime': drawing?.jsxRuntime,
    });
  }
});
