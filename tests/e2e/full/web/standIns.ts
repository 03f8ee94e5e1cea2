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
  const hear = async () => {
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
