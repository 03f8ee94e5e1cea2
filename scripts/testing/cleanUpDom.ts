import {afterAll, afterEach} from 'vitest';

// Test files share a document, so what one renders would be found by the next.
if (typeof document !== 'undefined') {
  const {cleanup} = await import('@testing-library/react');
  afterEach(cleanup);
  // What was added without React.
  afterAll(() => document.body.replaceChildren());
}
