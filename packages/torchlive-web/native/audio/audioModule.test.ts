import {readFileSync} from 'node:fs';
import path from 'node:path';
import {beforeEach, describe, expect, it, vi} from 'vitest';
import {createPhone} from '../createPhone';
import {createFakeHost} from '../fakeHost';
import {folderOf, loadRelease} from '../loadRelease';
import {releases} from '../release';
import {createWav, findDuration} from './wav';

type Audio = {
  play(): void;
  pause(): void;
  stop(): void;
  getDuration(): number;
  release(): Promise<void>;
};
type AudioUtil = {
  record(seconds: number): Promise<{ID: string}>;
  isRecording(): Promise<boolean>;
  startRecord(): void;
  stopRecord(): Promise<Audio | null>;
  toFile(audio: Audio): Promise<string>;
  fromFile(file: string): Promise<Audio>;
  fromBundle(asset: unknown): Promise<Audio>;
};

describe('a WAV file', () => {
  const wav = createWav(new Int16Array(16_000).fill(-2));

  it('has the header of 16 kHz, mono, 16 bit', () => {
    const header = new TextDecoder('latin1').decode(wav.subarray(0, 44));
    expect(header.slice(0, 4)).toBe('RIFF');
    expect(header.slice(8, 16)).toBe('WAVEfmt ');
    expect(header.slice(36, 40)).toBe('data');
    expect([...wav.subarray(16, 36)]).toEqual([
      16, 0, 0, 0, 1, 0, 1, 0, 0x80, 0x3e, 0, 0, 0, 0x7d, 0, 0, 2, 0, 16, 0,
    ]);
    expect([...wav.subarray(44, 48)]).toEqual([0xfe, 0xff, 0xfe, 0xff]);
  });

  it('says too small sizes, as AudioUtils.java does', () => {
    const view = new DataView(wav.buffer);
    expect(wav).toHaveLength(32_044);
    expect(view.getUint32(4, true)).toBe(32_000 - 8);
    expect(view.getUint32(40, true)).toBe(32_000 - 44);
  });

  it.each([
    [16_000, 999],
    [160_000, 9999],
    [22, 0],
  ])('%d samples take %d ms', (length, duration) => {
    expect(findDuration(createWav(new Int16Array(length)))).toBe(duration);
  });
});

describe.each(releases.filter((release) => release !== '0.1.3'))(
  'AudioUtil of %s',
  (release) => {
    let host: ReturnType<typeof createFakeHost>;
    let audios: AudioUtil;

    beforeEach(() => {
      host = createFakeHost();
      const loaded = loadRelease(createPhone({release, host}));
      ({AudioUtil: audios} = loaded as {AudioUtil: AudioUtil});
    });

    it('records', async () => {
      expect(await audios.isRecording()).toBe(false);
      audios.startRecord();
      expect(await audios.isRecording()).toBe(true);
      const audio = await audios.stopRecord();
      expect(await audios.isRecording()).toBe(false);
      expect(audio).not.toBeNull();
      expect(await audios.stopRecord()).toBeNull();
    });

    it('writes samples without a header, little-endian', async () => {
      audios.startRecord();
      const audio = await audios.stopRecord();
      const file = await audios.toFile(audio ?? expect.fail());
      expect(file).toMatch(/\/cache\/audio\d+\.wav$/);
      expect(host.stored.get(file)).toEqual(Uint8Array.of(1, 0, 2, 0, 3, 0));
    });

    it('takes the header of a file for samples', async () => {
      const samples = new Int16Array(16_000);
      host.stored.set('/sound.wav', createWav(samples));
      const audio = await audios.fromFile('/sound.wav');
      const copy = host.stored.get(await audios.toFile(audio));
      expect(copy).toHaveLength(44 + samples.byteLength);
      // The header's 22 samples make up for those that don't count.
      expect(audio.getDuration()).toBe(1000);
    });

    it('loads from the bundle', async () => {
      host.online.set('https://example.com/a.wav', new Uint8Array(64));
      const audio = await audios.fromBundle({uri: 'https://example.com/a.wav'});
      expect(audio.getDuration()).toBe(1);
    });

    it('plays, and pauses or stops only what plays', async () => {
      host.stored.set('/sound', new Uint8Array(100));
      const audio = await audios.fromFile('/sound');
      audio.pause();
      audio.play();
      audio.pause();
      audio.stop();
      audio.play();
      audio.stop();
      expect(host.played.flat()).toEqual(['play', 'pause', 'play', 'stop']);
    });

    it('says which file it could not load', async () => {
      const source = readFileSync(
        path.join(
          folderOf(release),
          'android/src/main/java/org/pytorch/rn/core/audio/AudioModule.java',
        ),
        'utf8',
      );
      expect(source).toContain('"Could not load audio from "');
      await expect(audios.fromFile('/nothing')).rejects.toThrow(
        'Could not load audio from /nothing /nothing',
      );
    });
  },
);

describe('AudioUtil of 0.1.3', () => {
  it('records for whole seconds', async () => {
    vi.useFakeTimers();
    const phone = createPhone({release: '0.1.3', host: createFakeHost()});
    const modules = phone.reactNative.NativeModules;
    const recording = (
      modules.PyTorchCoreAudioModule as Pick<AudioUtil, 'record'>
    ).record(2);
    await vi.advanceTimersByTimeAsync(2000);
    vi.useRealTimers();
    expect(phone.images.toBlob?.(await recording).bytes).toHaveLength(64_000);
  });
});
