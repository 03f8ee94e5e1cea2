import type {Dispatch, KeyboardEvent} from 'react';
import {useRef} from 'react';
import type {Drawing, DrawingAction} from '../drawing/drawingReducer';

/** Distance of one key press, in units of the pad. */
const step = 3;

const directions: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

type Handlers = {
  onKeyDown: (event: KeyboardEvent) => void;
  onKeyUp: (event: KeyboardEvent) => void;
  onBlur: () => void;
};

/** Draws by keyboard: arrows move the pen, two of them diagonally; Space lowers and lifts it. */
export function useKeyboardPen(
  {pen, isPenDown}: Drawing,
  dispatch: Dispatch<DrawingAction>,
): Handlers {
  const held = useRef(new Set<string>());

  function movePen(): void {
    let [x, y] = pen;
    for (const key of held.current) {
      const [right, down] = directions[key] ?? [0, 0];
      x += step * right;
      y += step * down;
    }
    dispatch({type: 'move', through: [[x, y]]});
  }

  return {
    onKeyDown(event) {
      if (event.ctrlKey || event.metaKey || event.altKey) {
        return;
      }
      if (event.key in directions) {
        held.current.add(event.key);
        movePen();
      } else if (event.key === ' ') {
        dispatch(isPenDown ? {type: 'up'} : {type: 'down', at: pen});
      } else if (event.key === 'Delete' || event.key === 'Backspace') {
        dispatch({type: 'clear'});
      } else {
        return;
      }
      // These keys would scroll the page.
      event.preventDefault();
    },
    onKeyUp(event) {
      held.current.delete(event.key);
    },
    onBlur() {
      held.current.clear();
      dispatch({type: 'up'});
    },
  };
}
