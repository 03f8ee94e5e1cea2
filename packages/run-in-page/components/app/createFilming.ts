import {film} from 'torchlive-web/browser';
import type {CameraFacing, CameraStream} from 'torchlive-web';

/** Films for a frame that may not, once the reader has allowed it. */
export function createFilming(
  /** Resolves when the frame is ready for the next picture. */
  post: (camera: number, picture: ImageBitmap) => Promise<unknown>,
) {
  const streams = new Map<number, CameraStream>();
  let count = 0;
  let isAllowed = false;

  async function postFrames(camera: number, stream: CameraStream) {
    while (streams.get(camera) === stream) {
      const {image} = stream.frame() ?? {};
      if (image !== undefined) {
        await post(camera, await createImageBitmap(image));
      }
      await new Promise(requestAnimationFrame);
    }
  }

  function close(camera: number): void {
    streams.get(camera)?.close();
    streams.delete(camera);
  }

  return {
    /** To be called when the reader asks for the camera. */
    allow() {
      isAllowed = true;
    },
    /** Opens a camera and gives its number; rejects if the reader did not ask for it. */
    open: async (facing: CameraFacing): Promise<number> => {
      const stream = isAllowed ? await film(facing) : undefined;
      // The app may have been stopped before the reader answered the browser.
      if (stream === undefined || !isAllowed) {
        stream?.close();
        throw new DOMException(
          'The reader has not turned the camera on.',
          'NotAllowedError',
        );
      }
      count += 1;
      streams.set(count, stream);
      void postFrames(count, stream);
      return count;
    },
    close,
    /** Ends all films, until the reader asks again. */
    forbid() {
      isAllowed = false;
      [...streams.keys()].forEach(close);
    },
  };
}
