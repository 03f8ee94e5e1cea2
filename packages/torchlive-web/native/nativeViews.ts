import {isSince, type Release} from './release';

/** What a mounted native view gives to its ref. */
export type ViewHandle = {tag: number};

type Receive = (command: number) => void;

/** The names of the native views, and what React renders for each. */
export type ViewComponents = Readonly<Record<string, unknown>>;

const takePicture = {takePicture: 1};

/** The commands that each native view knows (`CameraViewManager.java`). */
export function commandsOf(release: Release, view: string) {
  if (view !== 'PyTorchCoreCameraView') {
    return {};
  }
  return isSince(release, '0.2.0') ? {...takePicture, flip: 2} : takePicture;
}

/** The mounted native views by tag, as React Native's UI manager keeps them. */
export class NativeViews {
  readonly #receivers = new Map<number, Receive>();
  #lastTag = 1;

  createHandle(): ViewHandle {
    this.#lastTag += 2;
    return {tag: this.#lastTag};
  }

  /** Until the function that it gives is called, commands reach the view. */
  mount({tag}: ViewHandle, receive: Receive): () => void {
    this.#receivers.set(tag, receive);
    return () => this.#receivers.delete(tag);
  }

  dispatch(tag: number, command: number): void {
    this.#receivers.get(tag)?.(command);
  }
}
