import {connectHttp} from './connectHttp';
import type {Engine} from './engine';

/** The example browser of WebKitGTK, on a screen that nobody sees. */
export const webkit: Engine = {
  command: (_home, port) => [
    'xvfb-run',
    '--auto-servernum',
    '--server-args=-screen 0 1440x1200x24',
    'WebKitWebDriver',
    `--port=${port}`,
  ],
  async connect(port) {
    // With another strategy its first page never comes.
    const {send} = await connectHttp(port, {
      pageLoadStrategy: 'normal',
      'webkitgtk:browserOptions': {
        // A camera that films a test picture.
        args: ['--automation', '--enable-mock-capture-devices=true'],
      },
    });
    // Its console can't be read: the driver has no command for it, and MiniBrowser prints none
    // of it in a session that keeps nothing, as all sessions of drivers do.
    return {send, readConsole: () => Promise.resolve([])};
  },
};
