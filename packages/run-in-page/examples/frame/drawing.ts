import normalizeColor from '@react-native/normalize-colors';
import * as react from 'react';
import {flushSync} from 'react-dom';
import {createRoot} from 'react-dom/client';
import * as web from 'react-native-web';
import {createTimeCheck} from './createTimeCheck';

const layout = `html, body { height: 100%; margin: 0; }
#root { display: flex; flex-direction: column; }
#root.screen { height: 100%; }`;

/** Whether what is drawn takes the room that it gets, as an app fills the screen. */
function fillsScreen(root: Element): boolean {
  return [...root.children].some(
    (child) => Number(getComputedStyle(child).flexGrow) > 0,
  );
}

/** Draws a component in the frame's document, which it fills unless its height is asked for. */
function draw(App: react.ComponentType, say?: (height: number) => void): void {
  const root = document.getElementById('root');
  if (root !== null) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(layout);
    document.adoptedStyleSheets = [sheet];
    const drawn = createRoot(root);
    // Until it is drawn, the code runs and can be stopped.
    flushSync(() => drawn.render(react.createElement(App)));
    if (say === undefined || fillsScreen(root)) {
      root.classList.add('screen');
    } else {
      new ResizeObserver(() => say(root.offsetHeight)).observe(root);
    }
  }
}

/** What examples with a component need besides the runtime of their release. */
const drawing = {react, web, normalizeColor, draw};
export type Drawing = typeof drawing;

// What `addTimeLimit` lets code call.
Object.assign(globalThis, {drawing, $checkTime: createTimeCheck()});
