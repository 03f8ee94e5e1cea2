import type {LoadedPlugin} from '@docusaurus/types';
import {expect, it} from 'vitest';
import {waitForOthers} from './waitForOthers';

it('ends after the plugins that come later, also where one fails', async () => {
  const events: string[] = [];
  const plugin = (name: string, postBuild?: () => Promise<void>) =>
    ({name, postBuild}) as LoadedPlugin;
  const writes = (name: string) =>
    plugin(name, async () => {
      await new Promise(setImmediate);
      await new Promise(setImmediate);
      events.push(name);
    });
  const fails = plugin('fails', () => Promise.reject(new Error('full disk')));
  const plugins = [
    plugin('before'),
    plugin('own', async () => {
      await waitForOthers('own', plugins);
      events.push('own');
    }),
    writes('first'),
    fails,
    plugin('without'),
    writes('second'),
  ];
  // As Docusaurus starts them.
  const results = await Promise.allSettled(
    plugins.map(async (each) => each.postBuild?.({} as never)),
  );
  expect(events).toEqual(['first', 'second', 'own']);
  expect(results.map(({status}) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
  ]);
});
