export const sampleRate = 16_000;
const headerSize = 44;

/**
 * A WAV file as `AudioUtils.java` writes it to play the samples and to measure
 * them. It takes the size of the samples for that of the file, so both sizes in
 * the header are too small, and the last 22 samples count for nothing.
 */
export function createWav(
  samples: Int16Array<ArrayBuffer>,
): Uint8Array<ArrayBuffer> {
  const file = new Uint8Array(headerSize + samples.byteLength);
  const view = new DataView(file.buffer);
  const text = (at: number, letters: string) =>
    file.set(new TextEncoder().encode(letters), at);
  text(0, 'RIFF');
  view.setUint32(4, samples.byteLength - 8, true);
  text(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true); // PCM
  view.setUint16(22, 1, true); // Channels
  view.setUint32(24, sampleRate, true);
  view.setUint32(28, sampleRate * 2, true); // Bytes per second
  view.setUint16(32, 2, true); // Bytes per sample
  view.setUint16(34, 16, true); // Bits per sample
  text(36, 'data');
  view.setUint32(40, samples.byteLength - headerSize, true);
  samples.forEach((sample, i) => {
    view.setInt16(headerSize + i * 2, sample, true);
  });
  return file;
}

/** Milliseconds, as Android reads them from the header of a WAV file. */
export function findDuration(wav: Uint8Array<ArrayBuffer>): number {
  const size = new DataView(wav.buffer).getUint32(40, true);
  const microseconds = Math.floor(
    (1_000_000 * Math.floor(size / 2)) / sampleRate,
  );
  return Math.floor((microseconds + 500) / 1000);
}
