import * as react from 'react';
import {createRoot} from 'react-dom/client';
import * as web from 'react-native-web';

/** Draws a component in the frame's document. */
function draw(App: react.ComponentType): void {
  const root = document.getElementById('root');
  if (root !== null) {
    createRoot(root).render(react.createElement(App));
  }
}

/** What examples with a component need besides the runtime of their release. */
const drawing = {react, web, draw};
export type Drawing = typeof drawing;

Object.assign(globalThis, {drawing});
