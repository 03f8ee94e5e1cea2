// @vitest-environment jsdom
import {fireEvent, render, screen} from '@testing-library/react';
import {expect, it, vi} from 'vitest';
import {showSample} from '../drawing/drawingReducer';
import Pad from './Pad';

it('follows a pointer in browsers that merge no moves, such as Safari before 18.2', () => {
  const dispatch = vi.fn();
  render(
    <Pad drawing={showSample([])} dispatch={dispatch} describedBy="help" />,
  );
  const pad = screen.getByRole('application');
  pad.hasPointerCapture = () => true;
  const event = new MouseEvent('pointermove', {
    bubbles: true,
    clientX: 1,
    clientY: 2,
  });
  expect('getCoalescedEvents' in event).toBe(false);
  fireEvent(pad, event);
  expect(dispatch).toHaveBeenCalledExactlyOnceWith({
    type: 'move',
    through: [expect.anything()],
  });
});
