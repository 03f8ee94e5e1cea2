import {
  chromiumFlags,
  findFullChromium,
} from '../../../scripts/lib/findChromium.mjs';
import {connectHttp} from './connectHttp';
import type {Engine} from './engine';

type Entry = {level: string; message: string};

/** The Chromium of the other tests, by its own WebDriver. */
export const chromium: Engine = {
  command: (_home, port) => ['chromedriver', `--port=${port}`],
  async connect(port) {
    const {call, send} = await connectHttp(port, {
      'goog:chromeOptions': {
        binary: findFullChromium(),
        args: [
          ...chromiumFlags,
          '--headless',
          '--window-size=1440,1200',
          // A camera that films a test picture, without a question.
          '--use-fake-device-for-media-stream',
          '--use-fake-ui-for-media-stream',
        ],
      },
      'goog:loggingPrefs': {browser: 'ALL'},
    });
    return {
      send,
      async readConsole() {
        const entries = await call('se/log', {type: 'browser'});
        return (entries as Entry[])
          .filter(({level}) => level === 'SEVERE' || level === 'WARNING')
          .map(({message}) => message);
      },
    };
  },
};
