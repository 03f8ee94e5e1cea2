import {createHash} from 'node:crypto';
import {describe, expect, it} from 'vitest';
import {checkPages} from './checkPages';

const listedText = 'document.title = "listed"';
const listed = {
  source: 'a test',
  sha256: createHash('sha256').update(listedText).digest('base64'),
};
const good = `<!doctype html><title>a</title><script>${listedText}</script><script src="/a.js"></script><script type="application/ld+json">{"a": 1}</script><p class="style">style="x"</p>`;

function check(...bodies: string[]): Promise<number> {
  return checkPages(
    bodies.map((body, index) => ({
      file: `${index}.html`,
      html: good + body,
    })),
    [listed],
  );
}

describe('checkPages', () => {
  it('accepts a page with listed scripts and data', async () => {
    await expect(check('')).resolves.toBe(1);
  });

  it.each([
    ['<p style="color: red">a</p>', '<p> has a style attribute'],
    ['<svg><path STYLE=fill:red /></svg>', '<path> has a style attribute'],
    ['<noscript><p style="a">a</p></noscript>', '<p> has a style attribute'],
    ['<template><p style="a">a</p></template>', '<p> has a style attribute'],
    ['<style>p {}</style>', '<style> contains inline styles'],
    ['<p onclick="go()">a</p>', '<p> has an inline event handler "onclick"'],
    ['<a href=" JavaScript:go()">a</a>', '<a> has a javascript: URL'],
    ['<script>alert(1)</script>', '<script> is not listed'],
    [`<script> ${listedText}</script>`, '<script> is not listed'],
    ['<script type="module">go()</script>', '<script> is not listed'],
    ['<script type="importmap">{}</script>', '<script> is not listed'],
    ['<script type="speculationrules">{}</script>', '<script> is not listed'],
  ])('rejects %s', async (body, message) => {
    await expect(check(body)).rejects.toThrow(`0.html: ${message}`);
  });

  it('names the hash that lists a script', async () => {
    const hash = createHash('sha256').update('go()').digest('base64');
    await expect(check('<script>go()</script>')).rejects.toThrow(
      `sha256 "${hash}"`,
    );
  });

  it('rejects a listed script that no page contains', async () => {
    await expect(
      checkPages([{file: 'a.html', html: '<p>a</p>'}], [listed]),
    ).rejects.toThrow(`no page contains the script "${listed.sha256}"`);
  });

  it('fails when there is no page', async () => {
    await expect(checkPages([], [])).rejects.toThrow('no HTML page to check');
  });
});
