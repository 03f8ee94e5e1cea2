import {
  createBrowserHost,
  createViews,
  installPhone,
  startKeyRecorder,
} from 'torchlive-web/browser';
import {createPhone} from 'torchlive-web';
import {findServed} from '@generated/run-apps/models';
import {createConsole, formatValues} from 'torchlive-web/program';
import {firstKeys, type BuiltApp} from '../bridge';
import {createCamera} from './createCamera';
import {createDownloads} from './createDownloads';
import {createFlow} from './createFlow';
import {drawing, page} from './environment';
import {permissionStyles} from './permissions';
import {createReactNativeModule} from './reactNativeModule';
import * as safeArea from './safeArea';
import {drawPicture, drawScene, listPictures} from './pictures';
import {retakePicture, returnToCamera} from './retakePicture';

const camera = createCamera(page);
const flow = createFlow();
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
      flow.log(text);
    }
  }),
);
addEventListener('error', (event) => {
  event.preventDefault();
  page.fail(String(event.error ?? event.message));
});
addEventListener('unhandledrejection', (event) => {
  event.preventDefault();
  page.fail(String(event.reason));
});

/** What the package and the app may import. */
const modules: Record<string, unknown> = {
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

const app: BuiltApp = {
  ...listPictures(page),
  start() {
    const {default: App} = modules.app as {default: () => null};
    drawing.draw(App);
    flow.watchScreen(document.body);
    addStyles(stillness + permissionStyles);
    void showPicture(page.firstPicture);
  },
  async showPicture(name) {
    await showPicture(name);
    retake();
  },
  async showScene(placed) {
    await camera.show(await drawScene(page.pictures, placed));
    retake();
  },
  async showPhoto(file) {
    const original = await camera.showPhoto(file);
    retake();
    return original;
  },
  async openCamera() {
    await returnToCamera(camera.isFilming);
    await camera.openDevice();
  },
  takeOwnModels: downloads.takeOwnModels,
  dial(next) {
    keys = next;
  },
  countImages: phone.images.live,
  readFlow: flow.read,
};

Object.assign(globalThis, {modules, app, fetch: downloads.fetch});
