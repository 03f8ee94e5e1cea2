import {RuntimeLimit} from '../../tensors/errors';
import {argument, asInteger, parseData, requireArguments} from './arguments';
import {hostFunction} from './hostObject';
import {reject} from './jit';
import {asString} from './jsi';
import type {TorchliveOptions} from './types';

/** The namespace `experimental`. */
export function experimentalNamespace({audio}: TorchliveOptions): object {
  return {
    audioFromBytes: hostFunction('audioFromBytes', 2, (_, args) => {
      requireArguments(args, 2);
      const bytes = Uint8Array.from(parseData(args[0]));
      const sampleRate = asInteger(args, 1);
      if (audio) {
        return Promise.resolve(audio(bytes, sampleRate));
      }
      const message = `error on creating audio from bytes with size: ${bytes.length}, sample rate: ${sampleRate}. `;
      return reject(message);
    }),
    audioRemoveWAVHeader: hostFunction('audioRemoveWAVHeader', 1, (_, args) => {
      requireArguments(args, 1);
      throw new RuntimeLimit('audioRemoveWAVHeader crashes a phone');
    }),
  };
}

/** The namespace `filesystem`. */
export function filesystemNamespace({
  lastAccessTime,
}: TorchliveOptions): object {
  return {
    getLastAccessTime: hostFunction('getLastAccessTime', 1, (_, args) => {
      try {
        const path = asString(argument(args, 0));
        if (lastAccessTime) {
          return lastAccessTime(path);
        }
      } catch (error) {
        const {message} = error as Error;
        throw new Error(`error on getLastAccessTime: ${message}`, {
          cause: error,
        });
      }
      throw new RuntimeLimit('this runtime was set up without files');
    }),
  };
}
