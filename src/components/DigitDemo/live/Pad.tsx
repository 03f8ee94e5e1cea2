import type {Dispatch, PointerEvent, ReactNode} from 'react';
import type {Drawing, DrawingAction} from '../drawing/drawingReducer';
import {padSide, type Point} from '../drawing/stroke';
import Strokes from '../Strokes';
import styles from '../styles.module.css';
import {useKeyboardPen} from './useKeyboardPen';

type Props = {
  drawing: Drawing;
  dispatch: Dispatch<DrawingAction>;
  describedBy: string;
};

/** What Safari has since 18.2. */
type Merging = Partial<Pick<globalThis.PointerEvent, 'getCoalescedEvents'>>;

/** The point of an event on the pad. */
function pointOf(
  {clientX, clientY}: {clientX: number; clientY: number},
  pad: Element,
): Point {
  const {left, top, width, height} = pad.getBoundingClientRect();
  return [
    ((clientX - left) / width) * padSide,
    ((clientY - top) / height) * padSide,
  ];
}

/** The pad to draw on, by mouse, touch or keyboard. */
export default function Pad({
  drawing,
  dispatch,
  describedBy,
}: Props): ReactNode {
  const keyboard = useKeyboardPen(drawing, dispatch);

  function startStroke(event: PointerEvent<HTMLDivElement>): void {
    if (event.isPrimary && event.button === 0) {
      event.currentTarget.setPointerCapture(event.pointerId);
      dispatch({type: 'down', at: pointOf(event, event.currentTarget)});
    }
  }

  function continueStroke(event: PointerEvent<HTMLDivElement>): void {
    const pad = event.currentTarget;
    if (pad.hasPointerCapture(event.pointerId)) {
      // The browser merges quick moves into one event.
      const {nativeEvent}: {nativeEvent: Merging} = event;
      const moves = nativeEvent.getCoalescedEvents?.() ?? [];
      const through = (moves.length > 0 ? moves : [event]).map((move) =>
        pointOf(move, pad),
      );
      dispatch({type: 'move', through});
    }
  }

  function endStroke(event: PointerEvent<HTMLDivElement>): void {
    if (event.isPrimary) {
      dispatch({type: 'up'});
    }
  }

  return (
    <div
      role="application"
      aria-label="Drawing pad"
      aria-describedby={describedBy}
      // Focusable, so that the keyboard can draw.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className={styles.pad}
      onPointerDown={startStroke}
      onPointerMove={continueStroke}
      onPointerUp={endStroke}
      onPointerCancel={endStroke}
      {...keyboard}
    >
      <Strokes strokes={drawing.strokes}>
        <circle
          className={styles.pen}
          data-down={drawing.isPenDown}
          cx={drawing.pen[0]}
          cy={drawing.pen[1]}
          r="4"
        />
      </Strokes>
    </div>
  );
}
