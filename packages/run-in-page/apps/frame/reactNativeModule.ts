import type {Phone} from 'torchlive-web';
import {createReactNativeWeb} from 'torchlive-web/browser';
import {drawing} from './environment';
import {createPermissions} from './permissions';

const {react, web} = drawing;

/** Android's blue has too little contrast with white letters; this one has enough. */
const buttonColor = '#1976d2';

function Button(props: object) {
  return react.createElement(web.Button, {
    color: buttonColor,
    ...props,
  });
}

/** A spinner has a name for screen readers here; on Android it is an unnamed progress bar. */
function ActivityIndicator(props: object) {
  return react.createElement(web.ActivityIndicator, {
    'aria-label': 'Busy',
    ...props,
  });
}

type Touchable = {onPress?: unknown; onLongPress?: unknown};

/** What nobody can press, like a card, is no control: it would disable the fields in it for screen readers. */
function TouchableWithoutFeedback(props: Touchable) {
  const isControl = props.onPress ?? props.onLongPress;
  return react.createElement(web.TouchableWithoutFeedback, {
    ...props,
    ...(isControl === undefined && {disabled: false, focusable: false}),
  });
}

/** Fonts of Android, which browsers don't know by these names, and their weights. */
const androidFonts: Readonly<Record<string, string>> = {
  'sans-serif-medium': '500',
  'sans-serif-light': '300',
  'sans-serif-thin': '100',
};

function Text({style, ...props}: {style?: object}) {
  const {fontFamily = ''} = web.StyleSheet.flatten(style);
  const fontWeight = androidFonts[fontFamily];
  return react.createElement(web.Text, {
    ...props,
    style:
      fontWeight === undefined
        ? style
        : [style, {fontFamily: 'sans-serif', fontWeight}],
  });
}

/** Apps are light, whatever the browser prefers: so are Expo's, unless they ask for more. */
const Appearance = {
  getColorScheme: () => 'light',
  addChangeListener: () => ({remove: () => undefined}),
  removeChangeListener: () => undefined,
};

/** What `react-native` is to an app in the frame. */
export function createReactNativeModule(phone: Phone): object {
  return {
    ...createReactNativeWeb(web, phone),
    ActivityIndicator,
    Button,
    Text,
    TouchableWithoutFeedback,
    PermissionsAndroid: createPermissions(),
    Appearance,
    useColorScheme: Appearance.getColorScheme,
  };
}
