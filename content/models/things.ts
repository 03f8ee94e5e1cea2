import data from './drawnThings.json';

type Point = [x: number, y: number];

export type Shape =
  | {shape: 'ellipse'; at: Point; radius: Point; colour: number}
  | {shape: 'polygon'; points: Point[]; colour: number}
  | {shape: 'line'; points: Point[]; width: number; colour: number};

/** A thing that scenes show, drawn in a square of 100 by 100. */
export type Thing = {
  name: string;
  /** Its number in COCO's list, which has gaps. */
  coco: number;
  /** Its number in ImageNet's list, and the name that it has there. */
  imageNet: number;
  imageNetLabel: string;
  colours: string[];
  shapes: Shape[];
};

/** In the order in which the networks know them. */
export const things: readonly Thing[] = Object.entries(data).map(
  ([name, thing]) => ({name, ...thing}) as Thing,
);
