import type {ReadAsset} from '../../../runtime/models/assets';
import type {CameraFrame} from '../../../runtime/native/host';
import type {LoadedModel, Value} from '../../../runtime/native/torchlive/types';
import {shorten} from '../../run-examples/frame/shorten';
import {withoutCompiledNames} from '../../run-examples/frame/withoutCompiledNames';
import type {AppPage, SourceLocation} from '../bridge';
import type {Call} from '../remote';
import {sourceLocation} from './sourceLocation';

/** Set by the page before the scripts run. */
const {
  settings: {release, firstPicture, ownModel},
} = globalThis as unknown as {
  settings: Pick<AppPage, 'release' | 'firstPicture'> & {
    /** Whether a model of the reader's answers. */
    ownModel: boolean;
  };
};

/** Calls the page. Nothing of the app runs before there is a way to it. */
let call: Call = () => Promise.reject(new Error('There is no page yet.'));

export function setCall(toPage: Call): void {
  call = toPage;
}

const tell =
  (name: string) =>
  (...values: unknown[]) =>
    void call(name, values);

/** Lines that the page has not shown yet; a loop can print without end. */
let unread = 0;
const maxUnread = 200;

function print(text: string): void {
  if (unread < maxUnread) {
    unread += 1;
    void call('print', [shorten(text)]).finally(() => {
      unread -= 1;
    });
  }
}

/** The files of the app by the addresses of their scripts. */
export const scriptFiles = new Map<string, string>();

/** Tells the page of an error, and where it is. */
export function fail(
  error: unknown,
  location = sourceLocation(
    error instanceof Error ? error.stack : undefined,
    scriptFiles,
  ),
): void {
  tell('fail')(shorten(withoutCompiledNames(String(error))), location);
}

function syntaxLocation({error, filename, lineno}: ErrorEvent) {
  const file = scriptFiles.get(filename);
  return error instanceof SyntaxError && file !== undefined
    ? ({file, line: lineno} satisfies SourceLocation)
    : undefined;
}

// Registered before the phone's own handlers, which report no lines.
addEventListener('error', (event) => {
  event.preventDefault();
  event.stopImmediatePropagation();
  fail(event.error ?? event.message, syntaxLocation(event));
});
addEventListener('unhandledrejection', (event) => {
  event.preventDefault();
  event.stopImmediatePropagation();
  fail(event.reason);
});

/** The latest pictures of the cameras that are open, by their number. */
const pictures = new Map<number, CameraFrame & {image: ImageBitmap}>();

/** Takes a picture of a camera that the page films with. */
export function showFrame(camera: number, image: ImageBitmap): void {
  pictures.get(camera)?.image.close();
  const {width, height} = image;
  pictures.set(camera, {image, width, height});
}

/** The reader's own model, which the page runs. */
async function findOwnModel(): Promise<LoadedModel | undefined> {
  return (await call('hasModel')) === true
    ? {forward: (inputs) => call('forward', [inputs]) as Promise<Value>}
    : undefined;
}

/** The page around the frame, which is out of reach but for messages. */
export const page: AppPage = {
  release,
  firstPicture,
  ...(ownModel && {findOwnModel}),
  assets: {},
  print,
  fail,
  say: tell('say'),
  // The page reads, and knows how far it is.
  showDownload: () => undefined,
  showCamera: tell('showCamera'),
  showMicrophone: tell('showMicrophone'),
  openFile: tell('openFile'),
  async findModelWorker() {
    const script = String(await call('readModelWorker'));
    return URL.createObjectURL(new Blob([script]));
  },
  read: ((name) => call('read', [name])) as ReadAsset,
  async film(facing) {
    const camera = Number(await call('film', [facing]));
    return {
      frame: () => pictures.get(camera),
      close() {
        tell('closeCamera')(camera);
        pictures.delete(camera);
      },
    };
  },
};

Object.assign(globalThis, {page});
