import type {CameraFrame} from '../../../runtime/native/host';
import {thingToSvg} from '../../../runtime/models/thingToSvg';
import {things} from '../../../runtime/models/things';
import {nameThing, sceneName, sceneSize, type Placed} from '../bridge';

const {width, height} = sceneSize;

/** Several things on a desk. */
export const desk: readonly Placed[] = [
  {thing: 'mouse', x: 100, y: 200, size: 380},
  {thing: 'cup', x: 580, y: 700, size: 420},
  {thing: 'clock', x: 200, y: 1200, size: 400},
];

/** A picture for each thing. */
const single = things.map(({name}): [string, readonly Placed[]] => {
  const words = nameThing(name);
  return [
    `${words.charAt(0).toUpperCase()}${words.slice(1)}`,
    [{thing: name, x: 190, y: 610, size: 700}],
  ];
});

const pictures = new Map([...single, [sceneName, desk]]);

/** The names of the pictures, beginning with the one that an app films at first. */
export function listPictures(first: string): string[] {
  return [first, ...[...pictures.keys()].filter((name) => name !== first)];
}

const toUrl = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/** The drawing of each thing, by name. */
export const drawings: Readonly<Record<string, string>> = Object.fromEntries(
  things.map((thing) => [
    thing.name,
    toUrl(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${thingToSvg(thing)}</svg>`,
    ),
  ]),
);

function toSvg(placed: readonly Placed[]): string {
  const drawn = placed.map(({thing, x, y, size}) => {
    const found = things.find(({name}) => name === thing);
    return `<g transform="translate(${x} ${y}) scale(${size / 100})">${found === undefined ? '' : thingToSvg(found)}</g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#efeaf7"/><rect y="70%" width="100%" height="30%" fill="#d9cfe8"/>${drawn.join('')}</svg>`;
}

/** Draws things where they are. */
export async function drawScene(
  placed: readonly Placed[],
): Promise<CameraFrame> {
  const image = new Image(width, height);
  image.src = toUrl(toSvg(placed));
  await image.decode();
  return {image, width, height};
}

/** Draws a picture by its name. */
export function drawPicture(name: string): Promise<CameraFrame> {
  return drawScene(pictures.get(name) ?? desk);
}
