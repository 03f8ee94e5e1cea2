import type {AudioPlayer, Host} from '../host';
import {createWav, findDuration} from './wav';

/** Samples that JavaScript refers to: 16 kHz, mono (`Audio.java`). */
export class NativeAudio {
  readonly samples: Int16Array<ArrayBuffer>;
  readonly #host: Host;
  #player: AudioPlayer | undefined;

  constructor(host: Host, samples: Int16Array<ArrayBuffer>) {
    this.samples = samples;
    this.#host = host;
  }

  play(): void {
    this.#player ??= this.#host.createPlayer(this.samples);
    this.#player.play();
  }

  pause(): void {
    if (this.#player?.isPlaying === true) {
      this.#player.pause();
    }
  }

  stop(): void {
    if (this.#player?.isPlaying === true) {
      this.#player.stop();
    }
  }

  /** In milliseconds. */
  getDuration(): number {
    return findDuration(createWav(this.samples));
  }

  close(): void {
    this.#player?.stop();
  }
}

/** `AudioUtils.toShortArray`: every two bytes of a file, its header included. */
export function toSamples(
  bytes: Uint8Array<ArrayBuffer>,
): Int16Array<ArrayBuffer> {
  return new Int16Array(bytes.slice(0, bytes.length & ~1).buffer);
}

/** `AudioUtils.toByteArray`. */
export function toBytes({
  buffer,
  byteOffset,
  byteLength,
}: Int16Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  return new Uint8Array(buffer, byteOffset, byteLength).slice();
}
