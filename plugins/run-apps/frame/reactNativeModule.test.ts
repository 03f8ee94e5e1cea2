import * as react from 'react';
import {expect, it, vi} from 'vitest';
import type {Phone} from '../../../runtime/native/createPhone';

vi.stubGlobal('drawing', {
  react,
  web: {ActivityIndicator: 'progress', Image: {}},
});
const {createReactNativeModule} = await import('./reactNativeModule');

it('names a spinner, unless the app does', () => {
  const {ActivityIndicator} = createReactNativeModule({
    reactNative: {},
  } as Phone) as {ActivityIndicator: (props: object) => {props: object}};
  expect(ActivityIndicator({size: 'large'}).props).toEqual({
    'aria-label': 'Busy',
    size: 'large',
  });
  const own = {'aria-label': 'Looking for objects'};
  expect(ActivityIndicator(own).props).toEqual(own);
});
