import {expect, it} from 'vitest';
import {fast, type Options} from '.';
import {parseParts} from './parts';

const site = {title: 'Site', url: 'https://site.example', baseUrl: '/'};

/** The parts that a site gets, in order. */
function partsOf(options?: Options): string {
  return fast({...site, plugins: ['own']}, options)
    .plugins.map((plugin) => JSON.stringify(plugin))
    .map((plugin) => /(\w+)\/index\.ts/.exec(plugin)?.[1] ?? 'own')
    .join(' ');
}

it.each<[string, Options | undefined, string]>([
  [
    'without options',
    undefined,
    'security paths output dev entry routes bundle styles own cache',
  ],
  [
    'with a font',
    {font: {file: /a\.woff2$/, characters: 'a'}},
    'security paths output dev entry routes bundle font styles own cache',
  ],
  [
    'without what makes it fast',
    {without: parseParts('all')},
    'security paths output dev own cache',
  ],
])('%s a site gets the parts it needs', (_what, options, parts) => {
  expect(partsOf(options)).toBe(parts);
});

it('what a site says of its future stays as it is', () => {
  const future = {v4: {useCssCascadeLayers: true}, faster: {swcJsLoader: true}};
  expect(fast({...site, future}).future).toEqual(future);
  expect(fast(site).future).toEqual({v4: true, faster: true});
});
