// @vitest-environment jsdom
import {act, render} from '@testing-library/react';
import type {ReactNode} from 'react';
import {afterEach, expect, it} from 'vitest';
import {Helmet, HelmetProvider} from '.';

async function show(app: ReactNode) {
  const view = render(<HelmetProvider>{app}</HelmetProvider>);
  await act(() => Promise.resolve());
  return async (next: ReactNode) => {
    view.rerender(<HelmetProvider>{next}</HelmetProvider>);
    await act(() => Promise.resolve());
  };
}

function marked(): string[] {
  return [...document.head.querySelectorAll('[data-rh]')].map(
    ({outerHTML}) => outerHTML,
  );
}

afterEach(async () => {
  await act(() => Promise.resolve());
  document.head.replaceChildren();
});

it('lets the innermost part override the others for as long as it is rendered', async () => {
  const outer = (
    <Helmet>
      <title>Site</title>
      <html lang="en" className="plain" />
      <meta name="robots" content="all" />
      <link rel="canonical" href="/a/" />
    </Helmet>
  );
  const showNext = await show(
    <>
      {outer}
      <Helmet>
        <title>Page | {'Site'}</title>
        <html lang="fr" className="docs" data-page="b" />
        <>
          <meta name="robots" content="noindex" />
          {false}
        </>
        <link rel="canonical" href="/b/" />
      </Helmet>
    </>,
  );
  expect(document.title).toBe('Page | Site');
  expect(document.documentElement.lang).toBe('fr');
  expect(document.documentElement.className).toBe('docs');
  expect(marked()).toEqual([
    '<meta name="robots" content="noindex" data-rh="true">',
    '<link rel="canonical" href="/b/" data-rh="true">',
  ]);
  await showNext(outer);
  expect(document.title).toBe('Site');
  expect(document.documentElement.className).toBe('plain');
  expect(document.documentElement.hasAttribute('data-page')).toBe(false);
  expect(marked()).toEqual([
    '<meta name="robots" content="all" data-rh="true">',
    '<link rel="canonical" href="/a/" data-rh="true">',
  ]);
});

it('keeps two links of one part to the same address', async () => {
  await show(
    <Helmet>
      <link rel="alternate" href="/" hrefLang="en" />
      <link rel="alternate" href="/" hrefLang="x-default" />
    </Helmet>,
  );
  expect(marked()).toHaveLength(2);
});

it('keeps the tags of the served page that are still wanted, and removes the others', async () => {
  document.head.innerHTML =
    '<meta name="generator"><title data-rh="true">Served</title>' +
    '<link crossorigin="anonymous" data-rh="true" rel="preload" href="/a.woff2">' +
    '<script data-rh="true" type="application/ld+json">{}</script>';
  const served = document.head.querySelector('link');
  await show(
    <Helmet>
      <link rel="preload" href="/a.woff2" crossOrigin="anonymous" />
    </Helmet>,
  );
  expect(document.head.querySelector('link')).toBe(served);
  expect(document.querySelectorAll('link, script')).toHaveLength(1);
  expect(document.querySelector('meta')).not.toBeNull();
  expect(document.title).toBe('Served');
});
