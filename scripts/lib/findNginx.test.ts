import {afterEach, expect, it, vi} from 'vitest';
import {findNginx, nginxNotice} from './findNginx.mjs';

afterEach(() => {
  vi.unstubAllEnvs();
});

it('does without nginx where SKIP_NGINX is set, and says so', () => {
  vi.stubEnv('SKIP_NGINX', '1');
  expect(findNginx()).toBeUndefined();
  expect(nginxNotice()).toContain('because SKIP_NGINX is set');
});
