import {expect, it} from 'vitest';
import type {PluginOptions} from '../options';
import {findParentOrigin} from './findParentOrigin';

const options = {
  hosts: ['docs.internal.example'],
  parentOrigins: ['https://internal.example'],
} satisfies Pick<PluginOptions, 'hosts' | 'parentOrigins'>;

type Framed = {
  host?: string;
  ancestors?: string[];
  referrer?: string;
  isTop?: boolean;
};

function createPage({
  host = 'docs.internal.example',
  ancestors,
  referrer = '',
  isTop = false,
}: Framed): Window {
  const page = {
    location: {host, ancestorOrigins: ancestors},
    document: {referrer},
    parent: {},
  };
  if (isTop) {
    page.parent = page;
  }
  return page as unknown as Window;
}

it.each<[Framed]>([
  [{ancestors: ['https://internal.example']}],
  [{referrer: 'https://internal.example/wiki/'}],
])('%j has an allowed parent', (framed) => {
  expect(findParentOrigin(createPage(framed), options)).toBe(
    'https://internal.example',
  );
});

it.each<[Framed]>([
  [{ancestors: ['https://internal.example'], isTop: true}],
  [{ancestors: ['https://internal.example'], host: 'docs.example'}],
  [{ancestors: ['https://evil.example']}],
  [
    {
      ancestors: ['https://evil.example'],
      referrer: 'https://internal.example/',
    },
  ],
  [{referrer: 'https://internal.example.evil.example/'}],
  [{}],
])('%j has no allowed parent', (framed) => {
  expect(findParentOrigin(createPage(framed), options)).toBeUndefined();
});
