import type {
  CameraFacing,
  CameraFrame,
  CameraSource,
  CameraStream,
} from 'torchlive-web';
import type {FramePage, OpenFeed} from '../bridge';

/** The longer side of a photo that the app gets; larger ones are scaled down. */
const maxSide = 2560;

function showStill(frame: CameraFrame): OpenFeed {
  return () => Promise.resolve({frame: () => frame, close: () => undefined});
}

/** A camera of the phone that is open, whatever it films. */
class Stream implements CameraStream {
  #feed: CameraStream | undefined;

  constructor(
    private readonly facing: CameraFacing,
    private readonly onClose: (stream: Stream) => void,
  ) {}

  async follow(openFeed: OpenFeed): Promise<void> {
    const feed = await openFeed(this.facing);
    this.#feed?.close();
    this.#feed = feed;
  }

  frame(): CameraFrame | undefined {
    return this.#feed?.frame();
  }

  close(): void {
    this.#feed?.close();
    this.#feed = undefined;
    this.onClose(this);
  }
}

/** The phone's camera: it films a picture until the reader lets it film the room. */
export function createCamera(page: Pick<FramePage, 'film' | 'showCamera'>) {
  let openFeed: OpenFeed | undefined;
  const streams = new Set<Stream>();

  /** Turns every open camera to another subject. */
  async function turn(next: OpenFeed): Promise<void> {
    await Promise.all([...streams].map((stream) => stream.follow(next)));
    openFeed = next;
  }

  const source: CameraSource = {
    async open(facing) {
      const stream = new Stream(facing, (closed) => streams.delete(closed));
      streams.add(stream);
      page.showCamera();
      if (openFeed !== undefined) {
        await stream.follow(openFeed);
      }
      return stream;
    },
  };

  return {
    source,
    /** Whether an open camera has a picture. */
    isFilming: () =>
      [...streams].some((stream) => stream.frame() !== undefined),
    show: (frame: CameraFrame) => turn(showStill(frame)),
    openDevice: () => turn(page.film),
    showPhoto: async (file: Blob) => {
      const photo = await createImageBitmap(file);
      const {width, height} = photo;
      const scale = Math.min(1, maxSide / Math.max(width, height));
      if (scale === 1) {
        await turn(showStill({image: photo, width, height}));
        return undefined;
      }
      const size = {
        width: Math.round(width * scale),
        height: Math.round(height * scale),
      };
      const image = await createImageBitmap(photo, {
        resizeWidth: size.width,
        resizeHeight: size.height,
        resizeQuality: 'medium',
      });
      photo.close();
      await turn(showStill({image, ...size}));
      return {width, height};
    },
  };
}
