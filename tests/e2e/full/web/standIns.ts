import {firstPictureOf, pictures} from '../../../../content/models/pictures';

const [width, height] = [480, 640];

/** What the camera films at first in the page of a sample, as an address. */
export function pictureOf(sample: string): string {
  const name = firstPictureOf(`samples/${sample}`);
  const {things, scene} = pictures;
  const placed =
    name === scene.name
      ? scene.placed
      : [{thing: name.toLowerCase(), x: 190, y: 610, size: 700}];
  const drawn = placed.map(
    ({thing, x, y, size}) =>
      `<g transform="translate(${x} ${y}) scale(${size / 100})">${things[thing]?.svg ?? ''}</g>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 160 1080 1440"><rect y="0" width="1080" height="1920" fill="#efeaf7"/><rect y="1344" width="1080" height="576" fill="#d9cfe8"/>${drawn.join('')}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** Runs in the page before the app: a camera that films a picture, and a microphone that hears telephone keys. */
export function standInForDevices(picture: string): void {
  const film = async () => {
    const image = new Image();
    image.src = picture;
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [480, 640];
    const context = canvas.getContext('2d');
    // A stream has a picture whenever the canvas is drawn.
    setInterval(() => context?.drawImage(image, 0, 0, 480, 640), 50);
    return canvas.captureStream(20);
  };
  /** "5", then "1", as a file: Firefox computes no sounds on a machine that has no loudspeaker, but plays files. */
  const dial = async () => {
    const rate = 16_000;
    const samples = new Int16Array(2 * rate);
    [
      [770, 1336],
      [697, 1209],
    ].forEach((frequencies, key) => {
      const start = Math.round((0.5 + key * 0.6) * rate);
      for (let i = 0; i < 0.3 * rate; i++) {
        for (const frequency of frequencies) {
          samples[start + i] =
            (samples[start + i] ?? 0) +
            4000 * Math.sin((2 * Math.PI * frequency * i) / rate);
        }
      }
    });
    const bytes = 2 * samples.length;
    const header = new DataView(new ArrayBuffer(44));
    const words = ['RIFF', '', 'WAVE', 'fmt ', '', '', '', '', '', 'data'];
    words.forEach((word, index) =>
      Array.from(word).forEach((letter, offset) =>
        header.setUint8(4 * index + offset, letter.charCodeAt(0)),
      ),
    );
    header.setUint32(4, 36 + bytes, true);
    header.setUint32(16, 16, true);
    header.setUint16(20, 1, true);
    header.setUint16(22, 1, true);
    header.setUint32(24, rate, true);
    header.setUint32(28, 2 * rate, true);
    header.setUint16(32, 2, true);
    header.setUint16(34, 16, true);
    header.setUint32(40, bytes, true);
    const player = new Audio(
      URL.createObjectURL(new Blob([header, samples], {type: 'audio/wav'})),
    );
    await player.play();
    return (
      player as HTMLAudioElement & {mozCaptureStream: () => MediaStream}
    ).mozCaptureStream();
  };
  const hear = async () => {
    if ('mozCaptureStream' in HTMLMediaElement.prototype) {
      return dial();
    }
    const context = new AudioContext();
    await context.resume();
    const ear = context.createMediaStreamDestination();
    // "5", then "1".
    [
      [770, 1336],
      [697, 1209],
    ].forEach((frequencies, key) => {
      for (const frequency of frequencies) {
        const oscillator = context.createOscillator();
        const gain = context.createGain();
        gain.gain.value = 0.12;
        oscillator.frequency.value = frequency;
        oscillator.connect(gain).connect(ear);
        const start = context.currentTime + 0.3 + key * 0.6;
        oscillator.start(start);
        oscillator.stop(start + 0.3);
      }
    });
    return ear.stream;
  };
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  const getUserMedia = (asked: MediaStreamConstraints) =>
    asked.video === undefined ? hear() : film();
  if (devices === undefined) {
    Object.defineProperty(navigator, 'mediaDevices', {value: {getUserMedia}});
  } else {
    Object.defineProperty(devices, 'getUserMedia', {value: getUserMedia});
  }
}
