import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type DragEvent as ReactDragEvent,
  type ReactNode,
} from 'react';
import clsx from 'clsx';
import type {Download} from '../../apps/bridge';
import Output from '../run/Output';
import bench from '../run/workbench.module.css';
import SmallButton from 'controls/SmallButton';
import {describeCameraError} from './describeCameraError';
import Dial from './Dial';
import {kilobytes} from './kilobytes';
import Pictures from './Pictures';
import ModelCard from './ModelCard';
import OwnModel from './OwnModel';
import Scene from './Scene';
import type {RunningApp} from './useApp';
import styles from './stage.module.css';

function Progress({loaded, total, cancel}: Download): ReactNode {
  return (
    <div className={styles.progress}>
      <progress aria-label="Model" max={total} value={loaded} />
      <span>
        Loading the model: {kilobytes(loaded)} of {kilobytes(total)} kB
      </span>
      <SmallButton onClick={cancel}>Cancel</SmallButton>
    </div>
  );
}

type Props = {
  running: RunningApp;
  /** The frame of the app while it runs. */
  screen: ReactNode;
  /** Buttons, above what the camera films. */
  children?: ReactNode;
};

/** A phone with an app, what it films, and its log. */
export default function Stage({
  running: {
    state,
    isOpen,
    card,
    hasMicrophone,
    openModel,
    say,
    choosePicture: setPicture,
  },
  screen,
  children,
}: Props): ReactNode {
  const [isDragging, setDragging] = useState(false);
  const {status, entries, message, download, images, picture} = state;
  const {app, hasCamera, dropped} = state;

  const log = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const output = log.current?.firstElementChild;
    output?.scrollTo(0, output.scrollHeight);
  }, [entries]);

  // Anywhere on the page: a frame swallows the events of what is dragged into it.
  useEffect(() => {
    const mark = ({type, dataTransfer, relatedTarget}: DragEvent) => {
      if (type !== 'dragleave' || relatedTarget === null) {
        setDragging(
          type === 'dragenter' &&
            dataTransfer?.types.includes('Files') === true,
        );
      }
    };
    const types = ['dragenter', 'dragleave', 'drop'] as const;
    types.forEach((type) => document.addEventListener(type, mark));
    return () =>
      types.forEach((type) => document.removeEventListener(type, mark));
  }, []);

  /** Points the camera at something; says why if that fails. */
  async function film(
    work: Promise<unknown> | undefined,
    describe: (error: unknown) => string,
  ): Promise<boolean> {
    try {
      say('');
      await work;
      return true;
    } catch (error) {
      say(describe(error));
      return false;
    }
  }

  function showPicture(name: string): void {
    setPicture(name);
    void film(app?.showPicture(name), String);
  }

  async function showPhoto(file: File): Promise<void> {
    const work = app?.showPhoto(file);
    const isShown = await film(
      work,
      () => `${file.name} is not an image that this browser can read.`,
    );
    if (isShown) {
      setPicture('');
      const original = await work;
      if (original !== undefined) {
        say(
          `The photo has ${original.width} × ${original.height} pixels. The app gets a smaller copy.`,
        );
      }
    }
  }

  async function showCamera(): Promise<void> {
    if (await film(app?.openCamera(), describeCameraError)) {
      setPicture('');
    }
  }

  function openFile(file: File): void {
    if (app === undefined) {
      return;
    }
    if (openModel !== undefined && /\.(ptl|pt|onnx)$/.test(file.name)) {
      void openModel(file);
    } else if (hasCamera) {
      void showPhoto(file);
    } else {
      say(`This app uses no camera, so it can’t show ${file.name}.`);
    }
  }

  const openDropped = useEffectEvent(openFile);
  useEffect(() => {
    if (dropped !== undefined) {
      openDropped(dropped);
    }
  }, [dropped]);

  function handleDrop(event: ReactDragEvent): void {
    event.preventDefault();
    const [file] = event.dataTransfer.files;
    if (file !== undefined) {
      openFile(file);
    }
  }

  return (
    <div
      className={styles.stage}
      data-stage
      data-dragging={isDragging && hasCamera}
      data-search="off"
      onDragOver={(event) => event.preventDefault()}
      onDrop={handleDrop}
    >
      <div className={styles.phone}>
        {isOpen ? (
          screen
        ) : (
          <div className={clsx(styles.screen, styles.off)}>
            {status === 'stopped' && <p>Stopped</p>}
          </div>
        )}
        {card !== undefined && (
          // Heard when the reader opens a model.
          <p className={styles.line} aria-live="polite">
            {card.line}
          </p>
        )}
        <div className={styles.message} role="status">
          {message}
        </div>
        {isOpen && download !== undefined && <Progress {...download} />}
      </div>
      <div className={styles.side}>
        {children}
        {card !== undefined && <ModelCard card={card} />}
        {app !== undefined && openModel !== undefined && (
          <OwnModel onModel={(file) => void openModel(file)} />
        )}
        {app !== undefined && hasMicrophone && (
          <Dial onKeys={(keys) => app.dial(keys)} />
        )}
        {app !== undefined && hasCamera && (
          <Pictures
            app={app}
            picture={picture ?? app.pictures[0] ?? ''}
            onPicture={showPicture}
            onPhoto={(file) => void showPhoto(file)}
            onCamera={() => void showCamera()}
          />
        )}
        {app !== undefined &&
          hasCamera &&
          (picture ?? app.pictures[0]) === app.scene.name && (
            <Scene app={app} />
          )}
        <p className={styles.logHead}>
          <strong>Log</strong>
          {entries.length === 0 && (
            <span className={styles.note}>
              {isOpen ? 'Nothing yet' : 'What the app prints appears here.'}
            </span>
          )}
          {hasCamera && (
            <span className={styles.note}>Images not released: {images}</span>
          )}
        </p>
        <div ref={log} className={clsx(styles.log, bench.pane)}>
          <Output
            state={{
              status: status === 'running' ? 'done' : status,
              entries,
              hasDrawn: true,
            }}
          />
        </div>
      </div>
    </div>
  );
}
