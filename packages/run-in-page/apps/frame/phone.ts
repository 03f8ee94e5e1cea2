import type {ComponentType} from 'react';
import {
  createBrowserHost,
  createViews,
  installPhone,
  startKeyRecorder,
} from 'torchlive-web/browser';
import {createPhone} from 'torchlive-web';
import {findServed} from '@generated/run-apps/models';
import {createConsole, formatValues} from 'torchlive-web/program';
import {firstKeys, type Placed} from '../bridge';
import {createCamera} from './createCamera';
import {createDownloads} from './createDownloads';
import {createFlow} from './createFlow';
import {drawing} from './environment';
import {page} from './page';
import {permissionStyles} from './permissions';
import {createReactNativeModule} from './reactNativeModule';
import * as safeArea from './safeArea';
import {keepFrames} from './keepFrames';
import {keepLayouts} from './keepLayouts';
import {drawPicture, drawScene} from './pictures';
import {retakePicture, returnToCamera} from './retakePicture';
import {watchScreen} from './watchScreen';

keepFrames(globalThis);
keepLayouts(globalThis);
const camera = createCamera(page);
const flow = createFlow(page.stages);
const downloads = createDownloads(page, findServed, flow.watch);
/** What the microphone hears. */
let keys = firstKeys;
const phone = createPhone({
  release: page.release,
  host: {
    ...createBrowserHost({
      camera: camera.source,
      fetch: downloads.fetchBytes,
      loadModel: downloads.loadModel,
    }),
    // The frame may get its size later than its scripts.
    get screen() {
      return {
        width: innerWidth,
        height: innerHeight,
        density: devicePixelRatio,
      };
    },
    onPack: flow.onPack,
    startRecorder() {
      page.showMicrophone();
      // The keys as they are when the recording ends.
      const stop = async () => (await startKeyRecorder(keys)).stop();
      return Promise.resolve({stop});
    },
  },
  createComponents: createViews(drawing.web.View),
  onTensor: flow.onTensor,
});
installPhone(phone);

/** Of React Native for Web, and untrue on a phone. */
const untrue = 'Animated: `useNativeDriver` is not supported';

Object.assign(
  console,
  createConsole((values) => {
    const text = formatValues(values);
    if (!text.startsWith(untrue)) {
      page.print(text);
      flow.hear('log', text);
    }
  }),
);

/** What the package and the app may import; their scripts find it as `modules`. */
export const modules: Record<string, unknown> = {
  react: drawing.react,
  'react-native': createReactNativeModule(phone),
  'react-native/Libraries/Image/resolveAssetSource': phone.resolveAssetSource,
  'react-native-safe-area-context': safeArea,
  'expo-file-system': downloads.fileSystem,
};

document.addEventListener('visibilitychange', () => {
  if (!document.hidden) {
    page.say('The app was paused while this tab was hidden.');
  }
});

// The browser would open what is dropped here, in the place of the app.
for (const type of ['dragover', 'drop'] as const) {
  addEventListener(type, (event) => {
    if (event.dataTransfer?.types.includes('Files') === true) {
      event.preventDefault();
      const [file] = event.dataTransfer.files;
      if (type === 'drop' && file !== undefined) {
        page.openFile(file);
      }
    }
  });
}

/** For readers who want no motion: the spinner of a waiting app stands still. */
const stillness =
  '@media (prefers-reduced-motion: reduce) {* {animation: none !important}}';

function addStyles(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}

async function showPicture(name: string): Promise<void> {
  await camera.show(await drawPicture(page.pictures, name));
}

/** An app that shows a result takes a picture of what the camera films now. */
function retake(): void {
  void retakePicture(camera.isFilming);
}

/** Starts the component of an app. */
export function start(App: ComponentType): void {
  document.getElementById('root')?.setAttribute('aria-live', 'polite');
  drawing.draw(App);
  watchScreen(document.body, flow.hear);
  addStyles(stillness + permissionStyles);
  void showPicture(page.firstPicture);
  setInterval(() => page.observe(phone.images.live(), flow.read()), 500);
}

/** What the page asks of a phone. */
export const controls = {
  async showPicture(name: string) {
    await showPicture(name);
    retake();
  },
  async showScene(placed: readonly Placed[]) {
    await camera.show(await drawScene(page.pictures, placed));
    retake();
  },
  async showPhoto(file: Blob) {
    const original = await camera.showPhoto(file);
    retake();
    return original;
  },
  async openCamera() {
    await returnToCamera(camera.isFilming);
    await camera.openDevice();
  },
  takeOwnModels: downloads.takeOwnModels,
  dial(next: string) {
    keys = next;
  },
};

Object.assign(globalThis, {modules, fetch: downloads.fetch});
