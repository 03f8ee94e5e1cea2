import type {Phone} from '../../../runtime/native/createPhone';
import {createReactNativeWeb} from '../../../runtime/native/reactNativeWeb';
import {drawing} from './environment';

const {react, web} = drawing;

/** Android's blue has too little contrast with white letters; this one has enough. */
const buttonColor = '#1976d2';

function Button(props: object) {
  return react.createElement(web.Button, {
    color: buttonColor,
    ...props,
  });
}

/** Apps need no permission here: the page asks the reader for the camera. */
const PermissionsAndroid = {
  PERMISSIONS: {CAMERA: 'camera', RECORD_AUDIO: 'microphone'},
  RESULTS: {GRANTED: 'granted', DENIED: 'denied'},
  request: () => Promise.resolve('granted'),
};

/** What `react-native` is to an app in the frame. */
export function createReactNativeModule(phone: Phone): object {
  return {...createReactNativeWeb(web, phone), Button, PermissionsAndroid};
}
