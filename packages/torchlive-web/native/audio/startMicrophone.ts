import {findDevices} from '../film';
import type {AudioRecorder} from '../host';
import {sampleRate} from './wav';

/** The mean of all channels, as 16-bit samples. */
export function toMono(
  channels: readonly Float32Array[],
): Int16Array<ArrayBuffer> {
  const samples = new Int16Array(channels[0]?.length ?? 0);
  for (let i = 0; i < samples.length; i++) {
    const sum = channels.reduce(
      (total, channel) => total + (channel[i] ?? 0),
      0,
    );
    const value = Math.round((sum / channels.length) * 32768);
    samples[i] = Math.max(-32768, Math.min(32767, value));
  }
  return samples;
}

/** Decodes a recording at the rate that the toolkit records with. */
async function decode(file: Blob): Promise<Int16Array<ArrayBuffer>> {
  const context = new OfflineAudioContext(1, 1, sampleRate);
  const audio = await context.decodeAudioData(await file.arrayBuffer());
  return toMono(
    Array.from({length: audio.numberOfChannels}, (_, channel) =>
      audio.getChannelData(channel),
    ),
  );
}

/** Records with the microphone of the device. */
export async function startMicrophone(): Promise<AudioRecorder> {
  const stream = await findDevices().getUserMedia({audio: true});
  const recorder = new MediaRecorder(stream, {audioBitsPerSecond: 128_000});
  const parts: Blob[] = [];
  recorder.addEventListener('dataavailable', ({data}) => parts.push(data));
  recorder.start();
  return {
    stop: () =>
      new Promise((resolve, reject) => {
        recorder.addEventListener('stop', () => {
          for (const track of stream.getTracks()) {
            track.stop();
          }
          const file = new Blob(parts, {type: recorder.mimeType});
          // What ended at once has no sound, and cannot be decoded.
          resolve(file.size === 0 ? new Int16Array() : decode(file));
        });
        recorder.addEventListener('error', reject);
        recorder.stop();
      }),
  };
}
