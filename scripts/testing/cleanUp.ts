import {setTimeout as pause} from 'node:timers/promises';
import {afterAll, afterEach, vi} from 'vitest';

const inputs = ['pointerdown', 'pointerup', 'click', 'keydown'];

// Test files share a process: the next would wait forever for a timer that is fake.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

// They share a document too, so what one renders would be found by the next.
if (typeof document !== 'undefined') {
  const {cleanup} = await import('@testing-library/react');
  let hadInput = false;
  const noteInput = () => {
    hadInput = true;
  };
  for (const input of inputs) {
    addEventListener(input, noteInput, true);
  }
  afterEach(cleanup);
  afterAll(async () => {
    for (const input of inputs) {
      removeEventListener(input, noteInput, true);
    }
    // What was added without React.
    document.body.replaceChildren();
    // What was visited and stored.
    history.replaceState(null, '', '/');
    localStorage.clear();
    sessionStorage.clear();
    // Responses to input wait for a press to end, and then for a frame: `yieldToInput`.
    for (let waits = hadInput ? 2 : 0; waits > 0; waits--) {
      await pause(150);
    }
  });
}
