import type {AppFrame, AppPage, Placed} from '@site/plugins/run-apps/bridge';
import {createReader} from '@site/plugins/run-apps/frame/createReader';
import {downloadError} from '@site/plugins/run-apps/frame/downloadError';
import {
  desk,
  drawings,
  listPictures,
} from '@site/plugins/run-apps/frame/pictures';
import {connect} from '@site/plugins/run-apps/remote';
import type {AssetName} from '@site/runtime/models/assets';
import type {Value} from '@site/runtime/native/torchlive/types';
import {loadText} from '@site/src/components/RunExample/loadRelease';
import {start} from '@site/src/components/RunExample/openFrame';
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
  const {release, firstPicture, assets, findOwnModel} = page;
  const read = createReader(page);
  const filming = createFilming((camera, picture) =>
    call('showFrame', [camera, picture], [picture]),
  );
  const ownModel = findOwnModel !== undefined;
  const settings = JSON.stringify({release, firstPicture, ownModel});
  const {port} = start(frame, `self.settings=${settings};\n${script}`, true);
  const call = connect(port, {
    print: (text: unknown) => page.print(String(text)),
    fail: (text: unknown, location?: {file?: unknown; line?: unknown}) =>
      page.fail(
        String(text),
        location && {file: String(location.file), line: Number(location.line)},
      ),
    say: (message: unknown) => page.say(String(message)),
    showCamera: page.showCamera,
    showMicrophone: page.showMicrophone,
    openFile(file: unknown) {
      if (file instanceof File) {
        page.openFile(file);
      }
    },
    async readModelWorker() {
      try {
        return await loadText(await page.findModelWorker());
      } catch (error) {
        throw downloadError(error);
      }
    },
    async read(name: string) {
      if (!Object.hasOwn(assets, name)) {
        throw new Error(`There is no file "${name}".`);
      }
      return read(name as AssetName);
    },
    hasModel: async () => (await findOwnModel?.()) !== undefined,
    forward: async (inputs: readonly Value[]) =>
      (await findOwnModel?.())?.forward(inputs),
    film: filming.open,
    closeCamera: filming.close,
  });

  /** Shows something that is no film. */
  async function show(name: string, value: unknown): Promise<unknown> {
    const result = await call(name, [value]);
    filming.forbid();
    return result;
  }

  frame.hidden = false;
  void call('start', [files]);

  return {
    pictures: listPictures(firstPicture),
    scene: desk,
    things: drawings,
    async showPicture(name) {
      await show('showPicture', name);
    },
    async showScene(placed: readonly Placed[]) {
      await show('showScene', placed);
    },
    showPhoto: (file) =>
      show('showPhoto', file) as ReturnType<AppFrame['showPhoto']>,
    async openCamera() {
      filming.allow();
      await call('openCamera');
    },
    dial: (keys) => void call('dial', [keys]),
    countImages: async () => Number(await call('countImages')),
    readFlow: () => undefined,
    close() {
      filming.forbid();
      port.close();
    },
  };
}
