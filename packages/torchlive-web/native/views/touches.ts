import type {PointerEvent} from 'react';

type Touch = {
  nativeEvent: {
    locationX: number;
    locationY: number;
    pageX: number;
    pageY: number;
    timestamp: number;
  };
};

type HandleTouch = (event: Touch) => void;

/** What React Native calls when a finger touches a view. */
export type TouchHandlers = {
  onTouchStart?: HandleTouch;
  onTouchMove?: HandleTouch;
  onTouchEnd?: HandleTouch;
};

function toTouch({nativeEvent}: PointerEvent): Touch {
  const {offsetX, offsetY, pageX, pageY, timeStamp} = nativeEvent;
  return {
    nativeEvent: {
      locationX: offsetX,
      locationY: offsetY,
      pageX,
      pageY,
      timestamp: timeStamp,
    },
  };
}

/** Lets a finger, a pen or the mouse touch an element. */
export function toPointerHandlers({
  onTouchStart,
  onTouchMove,
  onTouchEnd,
}: TouchHandlers) {
  const isTouched = ({currentTarget, pointerId}: PointerEvent) =>
    currentTarget.hasPointerCapture(pointerId);
  return {
    onPointerDown(event: PointerEvent) {
      event.currentTarget.setPointerCapture(event.pointerId);
      onTouchStart?.(toTouch(event));
    },
    onPointerMove(event: PointerEvent) {
      if (isTouched(event)) {
        onTouchMove?.(toTouch(event));
      }
    },
    onPointerUp(event: PointerEvent) {
      if (isTouched(event)) {
        onTouchEnd?.(toTouch(event));
      }
    },
  };
}
