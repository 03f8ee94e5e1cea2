import type {AppFrame, AppPage} from '@site/plugins/run-apps/bridge';

/** What the frame's scripts and the page give each other. */
type FrameWindow = Window & {page: AppPage; app: AppFrame};

function loadScript(document: Document, address: string): Promise<Event> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    // They load together and run in order.
    script.async = false;
    script.onload = resolve;
    script.onerror = reject;
    document.head.append(script);
  });
}

/** Loads an app into a frame that has opened, and starts it. */
export async function openApp(
  frame: HTMLIFrameElement,
  scripts: readonly string[],
  page: AppPage,
): Promise<AppFrame> {
  const frameWindow = frame.contentWindow as FrameWindow;
  frameWindow.page = page;
  await Promise.all(
    scripts.map((address) => loadScript(frameWindow.document, address)),
  );
  frameWindow.app.start();
  return frameWindow.app;
}
