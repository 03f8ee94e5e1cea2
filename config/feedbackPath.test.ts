import {expect, it} from 'vitest';
import {parseFeedbackPath} from './feedbackPath';

it.each([undefined, '/feedback', '/api/feedback.php'])('accepts %s', (text) => {
  expect(parseFeedbackPath(text)).toBe(text);
});

it.each(['feedback', '//evil.example/x', 'https://evil.example/', '/a?b', ''])(
  'rejects "%s"',
  (text) => {
    expect(() => parseFeedbackPath(text)).toThrow('FEEDBACK_PATH');
  },
);
