import {expect, it} from 'vitest';
import {isHelpPage} from './help';

it.each(['/status/', '/status', '/example/mnist/', '/example/mnist'])(
  'has %s',
  (path) => {
    expect(isHelpPage(path)).toBe(true);
  },
);

it.each(['/', '/faq/', '/statuses/', '/docs/status/'])(
  'does not have %s',
  (path) => {
    expect(isHelpPage(path)).toBe(false);
  },
);
