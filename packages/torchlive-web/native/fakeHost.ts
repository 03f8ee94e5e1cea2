import type {RgbaPixels} from './Bitmap';
import type {AudioPlayer, Host} from './host';

/** What happened to a fake canvas or player, call by call. */
type Log = (readonly [name: string, ...args: unknown[]])[];

type FakeHost = Host & {
  /** Files by path. */
  stored: Map<string, Uint8Array<ArrayBuffer>>;
  /** What can be fetched, by address. */
  online: Map<string, Uint8Array<ArrayBuffer>>;
  drawn: Log;
  played: Log;
};

/**
 * A host for tests in Node. An image file is its width, its height and its RGBA
 * bytes; a canvas only remembers what it was told to do.
 */
export function createFakeHost(density = 1): FakeHost {
  const stored: FakeHost['stored'] = new Map();
  const online: FakeHost['online'] = new Map();
  const drawn: Log = [];
  const played: Log = [];
  return {
    stored,
    online,
    drawn,
    played,
    screen: {width: 10, height: 20, density},
    files: {
      read: (path) => Promise.resolve(stored.get(path)),
      write(path, bytes) {
        stored.set(path, bytes);
        return Promise.resolve();
      },
    },
    async fetch(url) {
      const bytes = online.get(url);
      return bytes ?? (await Promise.reject(new Error('offline')));
    },
    createCanvas: (width, height) => createFakeCanvas(width, height, drawn),
    decodeImage: ([width = 0, height = 0, ...data]) =>
      data.length === width * height * 4
        ? Promise.resolve({width, height, data: Uint8ClampedArray.from(data)})
        : Promise.reject(new Error('no image')),
    encodePng: ({width, height, data}: RgbaPixels) =>
      Promise.resolve(Uint8Array.from([width, height, ...data])),
    createPlayer: () => createFakePlayer(played),
    startRecorder: () =>
      Promise.resolve({stop: () => Promise.resolve(Int16Array.of(1, 2, 3))}),
    camera: {open: () => Promise.resolve(undefined)},
  };
}

/** Remembers each call, and the properties that were set before it. */
function createFakeCanvas(
  width: number,
  height: number,
  drawn: Log,
): OffscreenCanvas {
  const context = new Proxy<Record<string, unknown>>(
    {},
    {
      get: (state, name: string) =>
        state[name] ??
        ((...args: unknown[]) => {
          drawn.push([name, ...args, {...state}]);
          return {
            width: args[2],
            height: args[3],
            data: new Uint8ClampedArray(Number(args[2]) * Number(args[3]) * 4),
          };
        }),
    },
  );
  return {
    width,
    height,
    getContext: () => context,
  } as unknown as OffscreenCanvas;
}

function createFakePlayer(played: Log): AudioPlayer {
  let isPlaying = false;
  const log = (name: string, playing: boolean) => () => {
    played.push([name]);
    isPlaying = playing;
  };
  return {
    get isPlaying() {
      return isPlaying;
    },
    play: log('play', true),
    pause: log('pause', false),
    stop: log('stop', false),
  };
}
