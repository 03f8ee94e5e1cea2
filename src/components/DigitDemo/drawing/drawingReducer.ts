import {padSide, type Point, type Stroke} from './stroke';

/** The strokes on the pad and the state of the pen. */
export type Drawing = {
  strokes: readonly Stroke[];
  pen: Point;
  isPenDown: boolean;
  /** True while the pad shows a sample, which the next stroke replaces. */
  isSample: boolean;
};

/** An action by pointer or keyboard. */
export type DrawingAction =
  | {type: 'down'; at: Point}
  | {type: 'move'; through: readonly Point[]}
  | {type: 'up'}
  | {type: 'clear'}
  | {type: 'sample'; strokes: readonly Stroke[]};

function onPad([x, y]: Point): Point {
  const clamp = (value: number) => Math.min(Math.max(value, 0), padSide);
  return [clamp(x), clamp(y)];
}

/** The state that shows a sample, with the pen in the middle. */
export function showSample(strokes: readonly Stroke[]): Drawing {
  return {
    strokes,
    pen: [padSide / 2, padSide / 2],
    isPenDown: false,
    isSample: true,
  };
}

/** The state after an action. */
export function drawingReducer(
  drawing: Drawing,
  action: DrawingAction,
): Drawing {
  switch (action.type) {
    case 'down': {
      const pen = onPad(action.at);
      const kept = drawing.isSample ? [] : drawing.strokes;
      return {strokes: [...kept, [pen]], pen, isPenDown: true, isSample: false};
    }
    case 'move': {
      const through = action.through.map(onPad);
      const pen = through.at(-1) ?? drawing.pen;
      const current = drawing.strokes.at(-1);
      if (!drawing.isPenDown || current === undefined) {
        return {...drawing, pen};
      }
      const strokes = [
        ...drawing.strokes.slice(0, -1),
        [...current, ...through],
      ];
      return {...drawing, strokes, pen};
    }
    case 'up':
      return {...drawing, isPenDown: false};
    case 'clear':
      return {...drawing, strokes: [], isPenDown: false, isSample: false};
    case 'sample':
      return showSample(action.strokes);
  }
}
