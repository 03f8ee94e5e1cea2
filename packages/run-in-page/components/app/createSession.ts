import {apps, assets, pictures} from '@generated/run-apps/default/files.js';
import type {AppFrame, AppPage, Download} from '../../apps/bridge';
import type {Source} from '../../apps/files';
import type {AppChoice} from '../run/appAddress';
import {describeError} from '../run/describeError';
import {loadJson} from '../run/loadRelease';
import type {Entry} from '../run/useRun';
import {createOwnModels} from './createOwnModels';
import {createReader} from './createReader';
import {leakNotice} from './leakNotice';
import {readStages, showFlow} from './liveFlow';
import {openApp} from './openApp';

/** What the phone shows besides the app, and what the app printed. */
export type AppState = {
  status: 'idle' | 'loading' | 'running' | 'stopped';
  /** The app, once it runs. */
  app?: AppFrame;
  entries: readonly Entry[];
  /** What the reader should know now. */
  message: string;
  download?: Download;
  /** The file of the reader's model. */
  modelFile?: {name: string; bytes: number};
  /** A file that was dropped on the frame. */
  dropped?: File;
  hasCamera: boolean;
  /** Whether it has recorded. */
  hasMicrophone: boolean;
  /** Images that the app holds. */
  images: number;
  /** Name of the drawn picture that was chosen for the camera; empty for another source. */
  picture?: string;
};

const initial: AppState = {
  status: 'loading',
  entries: [],
  message: '',
  hasCamera: false,
  hasMicrophone: false,
  images: 0,
};

/** Lines that are kept; live frames print without end. */
const maxEntries = 200;

/** Runs an app, again and again, in a frame that opens for each run. */
export function createSession(
  {sample, version, ownModel = false}: AppChoice,
  first: Partial<AppState> = {},
) {
  const files = apps[`${version}/${sample}`];
  const listeners = new Set<() => void>();
  let state: AppState = {...initial, ...first};
  /** Counts the runs: nobody listens to an app that was stopped. */
  let run = 0;

  function replace(next: AppState): void {
    state = next;
    listeners.forEach((listener) => listener());
  }

  const set = (values: Partial<AppState>) => replace({...state, ...values});
  const add = (entry: Entry) =>
    set({entries: [...state.entries, entry].slice(-maxEntries)});
  const print = (text: string) =>
    add({type: 'log', parts: [{kind: 'text', text}]});
  const fail: AppPage['fail'] = (text, location) =>
    add({type: 'error', text, ...location});
  const showDownload = (download?: Download) => set({download});

  /** Stay when the app is started again. */
  const models =
    files &&
    createOwnModels({
      release: files.release,
      names: files.models,
      read: createReader({assets, showDownload}),
      hasLabels: ownModel,
      print,
    });

  function close(): void {
    run += 1;
    state.app?.close();
    showFlow({});
  }

  return {
    files,
    read: () => state,
    say: (message: string) => set({message}),
    choosePicture: (picture: string) => set({picture}),

    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    /** Starts the app in a frame that opens. */
    open: async (
      frame: Promise<HTMLIFrameElement>,
      /** Other files than the tutorial's. */
      edited?: Promise<Source>,
    ): Promise<void> => {
      if (files === undefined) {
        throw new Error(`There is no app "${sample}" in ${version}.`);
      }
      close();
      const own = run;
      const ifCurrent =
        <T extends unknown[]>(hear: (...values: T) => void) =>
        (...values: T) => {
          if (own === run) {
            hear(...values);
          }
        };
      try {
        const code = edited ?? loadJson<Source>(files.code);
        const app = await openApp(frame, files.toolkit, code, {
          settings: {
            release: files.release,
            pictures,
            firstPicture: files.firstPicture,
            needsOwnModel: ownModel,
            stages: readStages(),
          },
          read: createReader({assets, showDownload: ifCurrent(showDownload)}),
          findOwnModel: (name) => models?.find(name),
          print: ifCurrent(print),
          fail: ifCurrent(fail),
          say: ifCurrent((message) => set({message})),
          observe: ifCurrent((images, flow) => {
            const notice = leakNotice(state.images, images);
            if (images !== state.images) {
              set({images});
            }
            if (flow !== undefined) {
              showFlow(flow);
            }
            if (notice !== undefined) {
              print(notice);
            }
          }),
          showCamera: ifCurrent(() => set({hasCamera: true})),
          showMicrophone: ifCurrent(() => set({hasMicrophone: true})),
          openFile: ifCurrent((dropped) => set({dropped})),
        });
        if (own === run) {
          set({app, status: 'running'});
        } else {
          app.close();
        }
      } catch (error) {
        ifCurrent(() => {
          const {text, file, line} = describeError(error);
          // Nothing has started, so nothing stopped.
          set({status: 'idle', message: file === undefined ? text : ''});
          if (file !== undefined && line !== undefined) {
            fail(text, {file, line});
          }
        })();
      }
    },

    stop: (): void => {
      close();
      models?.rest();
      set({
        app: undefined,
        status: 'stopped',
        message: '',
        download: undefined,
      });
    },

    /** Lets another frame open. */
    restart: (): void => {
      close();
      replace({...initial, modelFile: state.modelFile});
    },

    /** Ends what runs when the reader leaves. */
    end: (): void => {
      close();
      models?.rest();
    },

    /** Lets a file of the reader's answer. */
    openModel: async (file: File): Promise<void> => {
      const own = run;
      const say = (message: string) => own === run && set({message});
      try {
        say('');
        await models?.open(file);
        await state.app?.takeOwnModels();
        set({modelFile: {name: file.name, bytes: file.size}});
        say(state.hasCamera ? 'Take a photo.' : '');
      } catch (error) {
        const {text} = describeError(error);
        const stays = models?.has() ? ' The model before it stays.' : '';
        say(text + stays);
      }
    },
  };
}
