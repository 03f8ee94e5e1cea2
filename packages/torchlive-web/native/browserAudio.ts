import {sampleRate} from './audio/wav';
import type {AudioPlayer} from './host';

let shared: AudioContext | undefined;

/** A document may have only a few contexts, so all players share one. */
function audioContext(): AudioContext {
  shared ??= new AudioContext();
  return shared;
}

/** Plays samples with the Web Audio API, which a document has and a worker lacks. */
export function createPlayer(samples: Int16Array<ArrayBuffer>): AudioPlayer {
  const context = audioContext();
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
