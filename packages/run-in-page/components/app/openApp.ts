import type {AppFrame, AppPage, BuiltApp} from '../../apps/bridge';
import {addScript} from '../../addScript';

/** What the frame's scripts and the page give each other. */
type FrameWindow = Window & {page: AppPage; app: BuiltApp};

/** Loads an app into a frame that has opened, and starts it. */
export async function openApp(
  frame: HTMLIFrameElement,
  scripts: readonly string[],
  page: AppPage,
): Promise<AppFrame> {
  const notLoaded = 'The app did not load. Check your connection.';
  // The browser shows an error page of its own.
  if (frame.contentDocument === null) {
    throw new Error(notLoaded);
  }
  const frameWindow = frame.contentWindow as FrameWindow;
  frameWindow.page = page;
  try {
    await Promise.all(
      scripts.map((address) => addScript(frameWindow.document, address)),
    );
  } catch (cause) {
    throw new Error(notLoaded, {cause});
  }
  frameWindow.app.start();
  return frameWindow.app;
}
