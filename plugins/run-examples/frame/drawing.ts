import * as react from 'react';
import {flushSync} from 'react-dom';
import {createRoot} from 'react-dom/client';
import * as web from 'react-native-web';

/** The root fills the frame, as an app fills the screen. */
const layout = `html, body, #root { height: 100%; margin: 0; }
#root { display: flex; flex-direction: column; }`;

/** Draws a component in the frame's document. */
function draw(App: react.ComponentType): void {
  const root = document.getElementById('root');
  if (root !== null) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(layout);
    document.adoptedStyleSheets = [sheet];
    const drawn = createRoot(root);
    // Until it is drawn, the code runs and can be stopped.
    flushSync(() => drawn.render(react.createElement(App)));
  }
}

/** What examples with a component need besides the runtime of their release. */
const drawing = {react, web, draw};
export type Drawing = typeof drawing;

Object.assign(globalThis, {drawing});
