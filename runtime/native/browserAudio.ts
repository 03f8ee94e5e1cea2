import {sampleRate} from './audio/wav';
import type {AudioPlayer, AudioRecorder} from './host';

/** Plays samples with the Web Audio API, which a document has and a worker lacks. */
export function createPlayer(samples: Int16Array<ArrayBuffer>): AudioPlayer {
  const context = new AudioContext();
  const buffer = context.createBuffer(
    1,
    Math.max(samples.length, 1),
    sampleRate,
  );
  buffer.copyToChannel(
    Float32Array.from(samples, (sample) => sample / 32768),
    0,
  );
  let source: AudioBufferSourceNode | undefined;
  let startedAt = 0;
  let offset = 0;

  function halt(nextOffset: number): void {
    offset = nextOffset;
    const halted = source;
    source = undefined;
    halted?.stop();
  }

  return {
    get isPlaying() {
      return source !== undefined;
    },
    play() {
      if (source !== undefined) {
        return;
      }
      const started = context.createBufferSource();
      started.buffer = buffer;
      started.connect(context.destination);
      started.onended = () => {
        if (source === started) {
          halt(0);
        }
      };
      started.start(0, offset);
      startedAt = context.currentTime - offset;
      source = started;
    },
    pause: () => halt(context.currentTime - startedAt),
    stop: () => halt(0),
  };
}

/** Records the microphone, for which the reader is asked. */
export async function startRecorder(): Promise<AudioRecorder> {
  const stream = await navigator.mediaDevices.getUserMedia({audio: true});
  const recorder = new MediaRecorder(stream);
  const chunks: Blob[] = [];
  recorder.ondataavailable = ({data}) => chunks.push(data);
  recorder.start();
  return {
    async stop() {
      const stopped = new Promise((resolve) => {
        recorder.onstop = resolve;
      });
      recorder.stop();
      await stopped;
      stream.getTracks().forEach((track) => track.stop());
      return decodeAudio(new Blob(chunks));
    },
  };
}

/** The first channel of an audio file, at the rate that PlayTorch works with. */
async function decodeAudio(file: Blob): Promise<Int16Array<ArrayBuffer>> {
  const context = new OfflineAudioContext(1, 1, sampleRate);
  const audio = await context.decodeAudioData(await file.arrayBuffer());
  return Int16Array.from(audio.getChannelData(0), (value) =>
    Math.round(Math.min(Math.max(value, -1), 1) * 32767),
  );
}
