import {useEffect, useReducer, useRef, useState} from 'react';
import {
  apps,
  assets,
  modelWorker,
  onnxRuntime,
  pictures,
} from '@generated/run-apps/default/files.js';
import type {AppFrame, AppPage, Download} from '../../apps/bridge';
import {createReader} from '../../apps/frame/createReader';
import {showFlow} from './liveFlow';
import type {AppChoice} from '../run/appAddress';
import {describeError} from '../run/describeError';
import type {Entry} from '../run/useRun';
import {createOwnModels} from './createOwnModels';
import {leakNotice} from './leakNotice';
import type {openApp} from './openApp';
import {ownModelCard} from './ownModelCard';

/** What the phone shows besides the app, and what the app printed. */
type AppState = {
  status: 'idle' | 'loading' | 'running' | 'stopped';
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

type Action =
  | {type: 'set'; values: Partial<AppState>}
  | {type: 'print'; entry: Entry};

const initial: AppState = {
  status: 'loading',
  entries: [],
  message: '',
  download: undefined,
  modelFile: undefined,
  dropped: undefined,
  hasCamera: false,
  hasMicrophone: false,
  images: 0,
  picture: undefined,
};

/** Lines that are kept; live frames print without end. */
const maxEntries = 200;

function reduce(state: AppState, action: Action): AppState {
  return action.type === 'set'
    ? {...state, ...action.values}
    : {...state, entries: [...state.entries, action.entry].slice(-maxEntries)};
}

/** Runs an app in the frame that opens, until it is stopped. */
export function useApp(
  {sample, version, ownModel}: AppChoice,
  load: typeof openApp,
  first?: Partial<AppState>,
) {
  const [state, dispatch] = useReducer(reduce, {...initial, ...first});
  const files = apps[`${version}/${sample}`];
  const [app, setApp] = useState<AppFrame>();
  const run = useRef(0);

  const set = (values: Partial<AppState>) => dispatch({type: 'set', values});
  const print = (text: string) =>
    dispatch({
      type: 'print',
      entry: {type: 'log', parts: [{kind: 'text', text}]},
    });

  const fail: AppPage['fail'] = (text, location) =>
    dispatch({type: 'print', entry: {type: 'error', text, ...location}});

  const showDownload: AppPage['showDownload'] = (download) => set({download});

  /** Stay when the app is started again. */
  const [models] = useState(
    () =>
      files &&
      createOwnModels({
        release: files.release,
        names: files.models,
        scripts: {worker: modelWorker, onnx: onnxRuntime},
        read: createReader({assets, showDownload}),
        hasLabels: ownModel === true,
        print,
      }),
  );
  useEffect(() => () => models?.rest(), [models]);

  /** Lets a file of the reader's answer. */
  async function openModel(file: File): Promise<void> {
    const own = run.current;
    /** A phone that was stopped has nothing to say. */
    const say = (message: string) => own === run.current && set({message});
    try {
      say('');
      await models?.open(file);
      await app?.takeOwnModels();
      set({modelFile: {name: file.name, bytes: file.size}});
      say(state.hasCamera ? 'Take a photo.' : '');
    } catch (error) {
      const {text} = describeError(error);
      const stays = models?.has() ? ' The model before it stays.' : '';
      say(text + stays);
    }
  }

  /** To be called with a frame whose document is there, or will be. */
  async function open(
    frame: HTMLIFrameElement | Promise<HTMLIFrameElement>,
  ): Promise<void> {
    if (files === undefined) {
      throw new Error(`There is no app "${sample}" in ${version}.`);
    }
    run.current += 1;
    const own = run.current;
    /** Nobody listens to an app that was stopped: what it awaited fails with its frame. */
    const ifCurrent =
      <T extends unknown[]>(hear: (...values: T) => void) =>
      (...values: T) => {
        if (own === run.current) {
          hear(...values);
        }
      };
    const page: AppPage = {
      release: files.release,
      assets,
      findModelWorker: () => modelWorker,
      findOwnModel: (name) => models?.find(name),
      needsOwnModel: ownModel === true,
      pictures,
      firstPicture: files.firstPicture,
      print: ifCurrent(print),
      fail: ifCurrent(fail),
      say: ifCurrent((message) => set({message})),
      showDownload: ifCurrent(showDownload),
      showCamera: ifCurrent(() => set({hasCamera: true})),
      showMicrophone: ifCurrent(() => set({hasMicrophone: true})),
      openFile: ifCurrent((dropped) => set({dropped})),
    };
    try {
      const opened = await load(await frame, files.scripts, page);
      if (own === run.current) {
        setApp(opened);
        set({status: 'running'});
      }
    } catch (error) {
      if (own === run.current) {
        const {text, file, line} = describeError(error);
        // Nothing has started, so nothing stopped.
        set({status: 'idle', message: file === undefined ? text : ''});
        if (file !== undefined && line !== undefined) {
          fail(text, {file, line});
        }
      }
    }
  }

  function stop(): void {
    run.current += 1;
    models?.rest();
    setApp(undefined);
    set({status: 'stopped', message: '', download: undefined});
  }

  function restart(): void {
    run.current += 1;
    setApp(undefined);
    set({...initial, modelFile: state.modelFile});
  }

  useEffect(() => {
    if (app === undefined) {
      return;
    }
    let before = 0;
    async function look(opened: AppFrame): Promise<void> {
      const images = await opened.countImages();
      const notice = leakNotice(before, images);
      before = images;
      set({images});
      const flow = opened.readFlow();
      if (flow !== undefined) {
        showFlow(flow);
      }
      if (notice !== undefined) {
        print(notice);
      }
    }
    const timer = setInterval(() => void look(app), 500);
    return () => {
      clearInterval(timer);
      showFlow({});
      app.close?.();
    };
  }, [app]);

  return {
    state,
    isOpen: state.status === 'loading' || state.status === 'running',
    app,
    title: files?.title ?? '',
    card:
      ownModel || state.modelFile !== undefined
        ? ownModelCard(state.modelFile)
        : files?.card,
    hasMicrophone: state.hasMicrophone || files?.records === true,
    openModel: files?.models.length ? openModel : undefined,
    open,
    stop,
    restart,
    say: (message: string) => set({message}),
    choosePicture: (picture: string) => set({picture}),
  };
}

export type RunningApp = ReturnType<typeof useApp>;
