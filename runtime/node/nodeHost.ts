import {startToneRecorder} from '../native/audio/startToneRecorder';
import type {Host} from '../native/host';

function lacks(what: string): never {
  throw new Error(`Node has no ${what}. Run this in a browser.`);
}

/** The phone's host in Node: files in memory, nothing to draw or play with, a tone to record. */
export function createNodeHost(): Host {
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  return {
    screen: {width: 390, height: 844, density: 1},
    files: {
      read: (path) => Promise.resolve(files.get(path)),
      write(path, bytes) {
        files.set(path, bytes);
        return Promise.resolve();
      },
    },
    async fetch(url) {
      if (!url.startsWith('data:')) {
        throw new Error(`${url}: nothing is loaded from the network`);
      }
      return new Uint8Array(await (await fetch(url)).arrayBuffer());
    },
    createCanvas: () => lacks('canvas'),
    decodeImage: () => lacks('decoder of images'),
    encodePng: () => lacks('encoder of images'),
    createPlayer: () => lacks('loudspeaker'),
    startRecorder: startToneRecorder,
    camera: {open: () => lacks('camera')},
  };
}
