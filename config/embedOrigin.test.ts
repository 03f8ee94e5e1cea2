import {expect, it} from 'vitest';
import {snackSandbox} from '../content/data/snackSandbox';
import {parseEmbedOrigin} from './embedOrigin';

const siteUrl = 'https://docs.example.org/';

it.each([
  undefined,
  'https://embed.example.org',
  'https://embed.example.org:8443',
  'http://localhost:8080',
])('accepts %s', (text) => {
  expect(parseEmbedOrigin(text, siteUrl)).toBe(text);
});

it.each([
  '',
  'embed.example.org',
  'http://embed.example.org',
  'https://embed.example.org/',
  'https://embed.example.org/embed',
  'https://embed.example.org; script-src *',
  'https://docs.example.org',
])('refuses "%s"', (text) => {
  expect(() => parseEmbedOrigin(text, siteUrl)).toThrow(
    `EMBED_ORIGIN: ${JSON.stringify(text)} is not valid`,
  );
});

it('the sandbox does not let the frame into the origin of the site', () => {
  expect(snackSandbox).not.toContain('allow-same-origin');
});
