// @vitest-environment jsdom
import {render, screen} from '@testing-library/react';
import {afterEach, expect, it, vi} from 'vitest';

afterEach(() => vi.unstubAllEnvs());

it.each([
  ['production', 'network connection'],
  ['development', 'npm run build'],
])('says in %s what to do: %s', async (mode, remedy) => {
  vi.stubEnv('NODE_ENV', mode);
  vi.resetModules();
  const {default: SearchFailure} = await import('.');
  const {unmount} = render(<SearchFailure version="1" onRetry={vi.fn()} />);
  expect(screen.getByRole('alert').textContent).toContain(remedy);
  unmount();
});
