import type {CameraFrame} from 'torchlive-web';
import {
  sceneSize,
  type AppFrame,
  type Pictures,
  type Placed,
  type Settings,
} from '../bridge';

const {width, height} = sceneSize;

const toUrl = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/** The pictures by name: one for each thing, and the scene. */
function placedIn({things, scene}: Pictures): Map<string, readonly Placed[]> {
  const single = Object.entries(things).map(
    ([thing, {label}]): [string, readonly Placed[]] => [
      `${label.charAt(0).toUpperCase()}${label.slice(1)}`,
      [{thing, x: 190, y: 610, size: 700}],
    ],
  );
  return new Map([...single, [scene.name, scene.placed]]);
}

/** What a page shows of the pictures, beginning with the one that an app films at first. */
export function listPictures({
  pictures,
  firstPicture,
}: Pick<Settings, 'pictures' | 'firstPicture'>): Pick<
  AppFrame,
  'pictures' | 'scene' | 'things'
> {
  const names = new Set([firstPicture, ...placedIn(pictures).keys()]);
  return {
    pictures: [...names],
    scene: pictures.scene,
    things: Object.fromEntries(
      Object.entries(pictures.things).map(([name, {label, svg}]) => [
        name,
        {
          label,
          drawing: toUrl(
            `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${svg}</svg>`,
          ),
        },
      ]),
    ),
  };
}

function toSvg({things}: Pictures, placed: readonly Placed[]): string {
  const drawn = placed.map(
    ({thing, x, y, size}) =>
      `<g transform="translate(${x} ${y}) scale(${size / 100})">${things[thing]?.svg ?? ''}</g>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#efeaf7"/><rect y="70%" width="100%" height="30%" fill="#d9cfe8"/>${drawn.join('')}</svg>`;
}

/** Draws things where they are. */
export async function drawScene(
  pictures: Pictures,
  placed: readonly Placed[],
): Promise<CameraFrame> {
  const image = new Image(width, height);
  image.src = toUrl(toSvg(pictures, placed));
  await image.decode();
  return {image, width, height};
}

/** Draws a picture by its name. */
export function drawPicture(
  pictures: Pictures,
  name: string,
): Promise<CameraFrame> {
  return drawScene(
    pictures,
    placedIn(pictures).get(name) ?? pictures.scene.placed,
  );
}
