import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import {createRoot} from 'react-dom/client';
import * as reactNative from 'react-native-web';

/** What examples with a component need besides the runtime of their release. */
export type Drawing = typeof drawing;

/** Draws a component in the frame's document. */
function draw(App: react.ComponentType): void {
  const root = document.getElementById('root');
  if (root !== null) {
    createRoot(root).render(react.createElement(App));
  }
}

const drawing = {react, jsxRuntime, reactNative, draw};
Object.assign(globalThis, {drawing});
