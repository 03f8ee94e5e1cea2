import * as react from 'react';
import {expect, it, vi} from 'vitest';
import type {Phone} from 'torchlive-web';

vi.stubGlobal('drawing', {
  react,
  web: {
    ActivityIndicator: 'progress',
    Image: {},
    TouchableWithoutFeedback: 'p',
  },
});
const {createReactNativeModule} = await import('./reactNativeModule');

type Component = (props: object) => {props: object};

const {ActivityIndicator, TouchableWithoutFeedback} = createReactNativeModule({
  reactNative: {},
} as Phone) as Record<
  'ActivityIndicator' | 'TouchableWithoutFeedback',
  Component
>;

it('disables what can be pressed, and not a card that cannot', () => {
  const onPress = () => undefined;
  expect(TouchableWithoutFeedback({disabled: true, onPress}).props).toEqual({
    disabled: true,
    onPress,
  });
  expect(TouchableWithoutFeedback({disabled: true}).props).toEqual({
    disabled: false,
    focusable: false,
  });
});

it('names a spinner, unless the app does', () => {
  expect(ActivityIndicator({size: 'large'}).props).toEqual({
    'aria-label': 'Busy',
    size: 'large',
  });
  const own = {'aria-label': 'Looking for objects'};
  expect(ActivityIndicator(own).props).toEqual(own);
});
