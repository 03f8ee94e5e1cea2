import {modelWorker, paper, phone} from '@generated/run-apps/default/files.js';
import {drawing} from '@generated/run-examples/default/files.js';
import type {Value} from 'torchlive-web';
import {factsOf, runMethod} from 'torchlive-web/models';
import type {AppFrame, AppPage, ReadAsset, Settings} from '../../apps/bridge';
import {frameCalls, pageCalls} from '../../apps/calls';
import type {Source} from '../../apps/files';
import {listPictures} from '../../apps/frame/pictures';
import {connect} from '../../port';
import {downloadError} from '../downloadError';
import {loadText} from '../run/loadRelease';
import {start} from '../run/openFrame';
import {createFilming} from './createFilming';

type Page = AppPage & {
  settings: Settings;
  read: ReadAsset;
};

function notLoaded(cause: unknown): never {
  throw new Error('The app did not load. Check your connection.', {cause});
}

/** Starts an app in a frame without an origin. What it says is not to be trusted. */
export async function openApp(
  opening: Promise<HTMLIFrameElement>,
  /** Address of the release of the toolkit. */
  toolkit: string,
  /** As JavaScript, the component first. */
  compiling: Promise<Source>,
  {settings, findOwnModel, ...page}: Page,
): Promise<AppFrame> {
  const scripts = [drawing, phone, toolkit].map(loadText);
  const [frame, parts, files] = await Promise.all([
    opening.catch(notLoaded),
    Promise.all(scripts).catch(notLoaded),
    compiling,
  ]);
  if (files.some(([, js]) => js.includes('react-native-paper'))) {
    parts.push(await loadText(paper).catch(notLoaded));
  }
  const filming = createFilming((camera, picture) =>
    call('showFrame', [camera, picture], [picture]),
  );
  // It has its size before the app asks for it.
  frame.hidden = false;
  const {port} = start(
    frame,
    [`self.settings=${JSON.stringify(settings)};`, ...parts].join('\n'),
    true,
  );
  const functions = {
    ...page,
    async readModelWorker() {
      try {
        return await loadText(modelWorker);
      } catch (error) {
        throw downloadError(error);
      }
    },
    async findOwnModel(name: string) {
      const model = await findOwnModel(name);
      return model && factsOf(model);
    },
    async runOwnModel(name: string, method: string, inputs: readonly Value[]) {
      const model = await findOwnModel(name);
      return model && runMethod(model, method, inputs);
    },
    film: filming.open,
    closeCamera: filming.close,
  };
  const call = connect(port, functions, pageCalls, frameCalls);

  /** Waits for what shows something that is no film. */
  async function show<T>(showing: Promise<T>): Promise<T> {
    const result = await showing;
    filming.forbid();
    return result;
  }

  call('start', [files]).catch((error: unknown) => page.fail(String(error)));

  return {
    ...listPictures(settings),
    showPicture: (name) => show(call('showPicture', [name])),
    showScene: (placed) => show(call('showScene', [placed])),
    showPhoto: (file) => show(call('showPhoto', [file])),
    openCamera() {
      filming.allow();
      return call('openCamera', []);
    },
    takeOwnModels: () => call('takeOwnModels', []),
    dial: (keys) => void call('dial', [keys]),
    close() {
      filming.forbid();
      port.close();
    },
  };
}
