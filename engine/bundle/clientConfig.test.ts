import type {DocusaurusConfig} from '@docusaurus/types';
import {expect, it} from 'vitest';
import {clientConfig} from './clientConfig';

it('keeps what pages read, and leaves the original as it is', () => {
  const config = {
    title: 'PlayTorch',
    themeConfig: {navbar: {}},
    future: {v4: {}},
    presets: [['classic', {docs: {versions: {'0.1': {}}}}]],
    plugins: ['./plugins/a'],
    ssrTemplate: '<html>',
    markdown: {format: 'mdx'},
  } as unknown as DocusaurusConfig;
  expect(clientConfig(config)).toEqual({
    title: 'PlayTorch',
    themeConfig: {navbar: {}},
    future: {v4: {}},
  });
  expect(config.presets).toHaveLength(1);
});
