import type {CameraFrame, LoadedModel} from 'torchlive-web';
import {scriptUrl} from '../../scriptUrl';
import {shorten} from '../../examples/frame/shorten';
import {withoutCompiledNames} from '../../examples/frame/withoutCompiledNames';
import {remoteModel} from 'torchlive-web/models';
import type {FramePage, Settings, SourceLocation} from '../bridge';
import type {pageCalls} from '../calls';
import type {Call} from '../../port';
import {sourceLocation} from './sourceLocation';

/** Set by the page before the scripts run. */
const {settings} = globalThis as unknown as {settings: Settings};

type CallPage = Call<typeof pageCalls>;

/** Calls the page. Nothing of the app runs before there is a way to it. */
let call: CallPage = () => Promise.reject(new Error('There is no page yet.'));

export function setCall(toPage: CallPage): void {
  call = toPage;
}

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
  void call('fail', [shorten(withoutCompiledNames(String(error))), location]);
}

function syntaxLocation({error, filename, lineno}: ErrorEvent) {
  const file = scriptFiles.get(filename);
  return error instanceof SyntaxError && file !== undefined
    ? ({file, line: lineno} satisfies SourceLocation)
    : undefined;
}

addEventListener('error', (event) => {
  event.preventDefault();
  fail(event.error ?? event.message, syntaxLocation(event));
});
addEventListener('unhandledrejection', (event) => {
  event.preventDefault();
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
async function findOwnModel(name: string): Promise<LoadedModel | undefined> {
  const facts = await call('findOwnModel', [name]);
  return (
    facts &&
    remoteModel(facts, (method, inputs) =>
      call('runOwnModel', [name, method, inputs]),
    )
  );
}

/** The page around the frame, which is out of reach but for messages. */
export const page: FramePage = {
  ...settings,
  findOwnModel,
  print,
  fail,
  say: (message) => void call('say', [message]),
  observe: (images, flow) => void call('observe', [images, flow]),
  showCamera: () => void call('showCamera', []),
  showMicrophone: () => void call('showMicrophone', []),
  openFile: (file) => void call('openFile', [file]),
  async findModelWorker() {
    return scriptUrl(await call('readModelWorker', []));
  },
  read: (name) => call('read', [name]),
  async film(facing) {
    const camera = await call('film', [facing]);
    return {
      frame: () => pictures.get(camera),
      close() {
        void call('closeCamera', [camera]);
        pictures.delete(camera);
      },
    };
  },
};

Object.assign(globalThis, {page});
