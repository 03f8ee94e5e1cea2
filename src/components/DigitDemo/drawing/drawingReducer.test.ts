import {describe, expect, it} from 'vitest';
import {
  drawingReducer,
  showSample,
  type Drawing,
  type DrawingAction,
} from './drawingReducer';
import type {Stroke} from './stroke';

const sample: Stroke = [
  [1, 1],
  [2, 2],
];
const empty: Drawing = {
  strokes: [],
  pen: [50, 50],
  isPenDown: false,
  isSample: false,
};

function after(start: Drawing, ...actions: DrawingAction[]): Drawing {
  return actions.reduce(drawingReducer, start);
}

describe('drawingReducer', () => {
  it('adds a stroke each time the pen goes down', () => {
    const drawing = after(
      empty,
      {type: 'down', at: [10, 10]},
      {
        type: 'move',
        through: [
          [20, 10],
          [30, 10],
        ],
      },
      {type: 'up'},
      {type: 'move', through: [[40, 40]]},
      {type: 'down', at: [40, 40]},
    );
    expect(drawing).toEqual({
      strokes: [
        [
          [10, 10],
          [20, 10],
          [30, 10],
        ],
        [[40, 40]],
      ],
      pen: [40, 40],
      isPenDown: true,
      isSample: false,
    });
  });

  it('keeps the pen on the pad', () => {
    const drawing = after(
      empty,
      {type: 'down', at: [-5, 50]},
      {type: 'move', through: [[50, 140]]},
    );
    expect(drawing.strokes).toEqual([
      [
        [0, 50],
        [50, 100],
      ],
    ]);
  });

  it('replaces a sample with the first stroke and keeps later strokes', () => {
    const first = after(showSample([sample]), {type: 'down', at: [5, 5]});
    expect(first.strokes).toEqual([[[5, 5]]]);
    const second = after(first, {type: 'up'}, {type: 'down', at: [6, 6]});
    expect(second.strokes).toEqual([[[5, 5]], [[6, 6]]]);
  });

  it('leaves a sample alone while the pen only moves over it', () => {
    const drawing = after(showSample([sample]), {
      type: 'move',
      through: [[9, 9]],
    });
    expect(drawing).toMatchObject({strokes: [sample], isSample: true});
  });

  it('clears the pad and lifts the pen', () => {
    const drawing = after(empty, {type: 'down', at: [5, 5]}, {type: 'clear'});
    expect(drawing).toMatchObject({strokes: [], isPenDown: false});
  });

  it('shows a sample instead of a drawing', () => {
    const drawing = after(
      empty,
      {type: 'down', at: [5, 5]},
      {type: 'sample', strokes: [sample]},
    );
    expect(drawing).toEqual(showSample([sample]));
  });
});
