import {useEffect, useReducer, useRef, useState} from 'react';
import {
  apps,
  assets,
  modelWorker,
  onnxRuntime,
} from '@generated/run-apps/default/files.js';
import type {AppFrame, AppPage, Download} from '@site/plugins/run-apps/bridge';
import {showFlow} from '@site/src/components/DataFlow/liveFlow';
import type {Entry} from '@site/src/components/RunExample/useRun';
import {leakNotice} from './leakNotice';
import {openApp} from './openApp';

/** What the camera films at first, where it is no mouse. */
const firstPictures: Readonly<Record<string, string>> = {
  'samples/anime-gan': 'Potted plant',
  'samples/image-segmentation': 'Potted plant',
  'samples/object-detection': 'Mouse, cup and clock',
  'samples/yolov5': 'Mouse, cup and clock',
};

/** What the phone shows besides the app, and what the app printed. */
export type AppState = {
  status: 'loading' | 'running' | 'stopped';
  entries: readonly Entry[];
  /** What the reader should know now. */
  message: string;
  download?: Download;
  /** What is said of a model that answers in another's place. */
  model: string;
  hasCamera: boolean;
  hasMicrophone: boolean;
  /** Images that the app holds. */
  images: number;
};

type Action =
  | {type: 'set'; values: Partial<AppState>}
  | {type: 'print'; entry: Entry};

const initial: AppState = {
  status: 'loading',
  entries: [],
  message: '',
  model: '',
  hasCamera: false,
  hasMicrophone: false,
  images: 0,
};

/** Lines that are kept; live frames print without end. */
const maxEntries = 200;

function reduce(state: AppState, action: Action): AppState {
  return action.type === 'set'
    ? {...state, ...action.values}
    : {...state, entries: [...state.entries, action.entry].slice(-maxEntries)};
}

export type Props = {
  sample: string;
  /** Label of the docs version. */
  version: string;
  /** Whether a model of the reader's answers in the place of the app's. */
  ownModel?: boolean;
};

/** Runs an app in the frame that opens, until it is stopped. */
export function useApp({sample, version, ownModel}: Props) {
  const [state, dispatch] = useReducer(reduce, initial);
  const [app, setApp] = useState<AppFrame>();
  const run = useRef(0);

  const set = (values: Partial<AppState>) => dispatch({type: 'set', values});
  const print = (text: string) =>
    dispatch({
      type: 'print',
      entry: {type: 'log', parts: [{kind: 'text', text}]},
    });

  /** To be called when the frame's document is there. */
  async function open(frame: HTMLIFrameElement): Promise<void> {
    const files = apps[`${version}/${sample}`];
    if (files === undefined) {
      throw new Error(`There is no app "${sample}" in ${version}.`);
    }
    run.current += 1;
    const own = run.current;
    const page: AppPage = {
      release: files.release,
      assets,
      modelWorker,
      onnxRuntime: ownModel ? onnxRuntime : undefined,
      firstPicture: firstPictures[sample] ?? 'Mouse',
      print,
      fail: (text) => dispatch({type: 'print', entry: {type: 'error', text}}),
      say: (message) => set({message}),
      showDownload: (download) => set({download}),
      showModel: (model) => set({model}),
      showCamera: () => set({hasCamera: true}),
      showMicrophone: () => set({hasMicrophone: true}),
    };
    try {
      const opened = await openApp(frame, files.scripts, page);
      if (own === run.current) {
        setApp(opened);
        set({status: 'running'});
      }
    } catch {
      set({
        status: 'stopped',
        message: 'The app did not load. Check your connection.',
      });
    }
  }

  function stop(): void {
    run.current += 1;
    setApp(undefined);
    set({status: 'stopped', message: '', download: undefined});
  }

  function restart(): void {
    set(initial);
  }

  useEffect(() => {
    if (app === undefined) {
      return;
    }
    let before = 0;
    const timer = setInterval(() => {
      const images = app.countImages();
      const notice = leakNotice(before, images);
      before = images;
      set({images});
      const flow = app.readFlow();
      if (flow !== undefined) {
        showFlow(flow);
      }
      if (notice !== undefined) {
        print(notice);
      }
    }, 500);
    return () => {
      clearInterval(timer);
      showFlow({});
    };
  }, [app]);

  return {
    state,
    app,
    open,
    stop,
    restart,
    say: (message: string) => set({message}),
  };
}
