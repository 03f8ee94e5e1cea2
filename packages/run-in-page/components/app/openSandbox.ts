import type {AppFrame, AppPage} from '../../apps/bridge';
import {frameCalls, pageCalls} from '../../apps/calls';
import {createReader} from '../../apps/frame/createReader';
import {downloadError} from '../../apps/frame/downloadError';
import {listPictures} from '../../apps/frame/pictures';
import {factsOf, runMethod} from 'torchlive-web/models';
import {connect} from '../../apps/remote';
import type {Value} from 'torchlive-web';
import {loadText} from '../run/loadRelease';
import {start} from '../run/openFrame';
import {createFilming} from './createFilming';

/** Starts edited files in a frame without an origin. What it says is not to be trusted. */
export function openSandbox(
  frame: HTMLIFrameElement,
  /** What runs them. */
  script: string,
  /** As JavaScript, the component first. */
  files: readonly (readonly [file: string, js: string])[],
  page: AppPage,
): AppFrame {
  const {release, pictures, firstPicture, needsOwnModel, findOwnModel} = page;
  const read = createReader(page);
  const filming = createFilming((camera, picture) =>
    call('showFrame', [camera, picture], [picture]),
  );
  const settings = JSON.stringify({
    release,
    pictures,
    firstPicture,
    needsOwnModel,
  });
  const {port} = start(frame, `self.settings=${settings};\n${script}`, true);
  const {print, fail, say, showCamera, showMicrophone, openFile} = page;
  const functions = {
    print,
    fail,
    say,
    showCamera,
    showMicrophone,
    openFile,
    async readModelWorker() {
      try {
        return await loadText(await page.findModelWorker());
      } catch (error) {
        throw downloadError(error);
      }
    },
    read,
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

  frame.hidden = false;
  call('start', [files]).catch((error: unknown) => fail(String(error)));

  return {
    ...listPictures(page),
    showPicture: (name) => show(call('showPicture', [name])),
    showScene: (placed) => show(call('showScene', [placed])),
    showPhoto: (file) => show(call('showPhoto', [file])),
    openCamera() {
      filming.allow();
      return call('openCamera', []);
    },
    takeOwnModels: () => call('takeOwnModels', []),
    dial: (keys) => void call('dial', [keys]),
    countImages: () => call('countImages', []),
    readFlow: () => undefined,
    close() {
      filming.forbid();
      port.close();
    },
  };
}
