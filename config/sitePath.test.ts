import {expect, it, onTestFinished, vi} from 'vitest';
import {parseSitePath} from './sitePath';

it.each([undefined, '/feedback', '/api/feedback.php'])('accepts %s', (text) => {
  expect(parseSitePath('FEEDBACK_PATH', text)).toBe(text);
});

it.each([
  'feedback',
  '//evil.example/x',
  'https://evil.example/',
  '/a?b',
  '/a; script-src *',
  '',
])('rejects "%s"', (text) => {
  expect(() => parseSitePath('FEEDBACK_PATH', text)).toThrow(
    `FEEDBACK_PATH: "${text}" is not valid. Set it to a path`,
  );
});

it.each(['FEEDBACK_PATH', 'REPORT_PATH'])(
  'stops a build whose %s is none',
  async (name) => {
    vi.stubEnv(name, '/a; script-src *');
    vi.resetModules();
    onTestFinished(() => {
      vi.unstubAllEnvs();
      vi.resetModules();
    });
    await expect(import('./env')).rejects.toThrow(
      `${name}: "/a; script-src *"`,
    );
  },
);
