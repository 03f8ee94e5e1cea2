import {downloadToCache, parseUri, writeTempFile} from '../cacheFiles';
import type {AudioRecorder, Host} from '../host';
import {rejection} from '../rejection';
import {createRelease, type NativeJSRef, type Refs} from '../refs';
import {isSince, type Release} from '../release';
import {NativeAudio, toBytes, toSamples} from './NativeAudio';
import {sampleRate} from './wav';

/** `PyTorchCoreAudioModule` (`AudioModule.java`). */
export function createAudioModule(release: Release, host: Host, refs: Refs) {
  return isSince(release, '0.2.0')
    ? createAudio(host, refs)
    : {record: (seconds: number) => record(seconds, host, refs)};
}

/** 0.1.3 records for a number of seconds, and can do nothing else. */
async function record(seconds: number, host: Host, refs: Refs) {
  const length = Math.trunc(seconds) * sampleRate;
  const recorder = await host.startRecorder();
  await new Promise((resolve) => {
    setTimeout(resolve, seconds * 1000);
  });
  const recorded = await recorder.stop();
  const samples = new Int16Array(length);
  samples.set(recorded.subarray(0, length));
  return refs.wrap(new NativeAudio(host, samples));
}

function createAudio(host: Host, refs: Refs) {
  let recording: Promise<AudioRecorder> | undefined;
  const find = (ref: NativeJSRef) => refs.unwrap(ref, NativeAudio);

  /** The message of `NoSuchFileException` is the path alone. */
  async function fromFile(path: string) {
    const bytes = await host.files.read(path);
    if (bytes === undefined) {
      throw rejection(`Could not load audio from ${path} ${path}`);
    }
    return refs.wrap(new NativeAudio(host, toSamples(bytes)));
  }

  return {
    isRecording: () => Promise.resolve(recording !== undefined),

    startRecord(): void {
      recording ??= host.startRecorder();
    },

    /** `null` if nothing is being recorded. */
    async stopRecord() {
      const recorder = recording;
      recording = undefined;
      const samples = await (await recorder)?.stop();
      return samples === undefined || samples.length === 0
        ? null
        : refs.wrap(new NativeAudio(host, samples));
    },

    play: (ref: NativeJSRef) => find(ref).play(),
    pause: (ref: NativeJSRef) => find(ref).pause(),
    stop: (ref: NativeJSRef) => find(ref).stop(),
    getDuration: (ref: NativeJSRef) => find(ref).getDuration(),
    release: createRelease(refs),

    /** The samples alone: despite its name, the file has no header. */
    toFile: async (ref: NativeJSRef) =>
      writeTempFile(host, 'audio', '.wav', toBytes(find(ref).samples)),

    fromFile,
    fromBundle: async (uri: string) =>
      fromFile(await downloadToCache(host, uri, parseUri(uri).path)),
  };
}
