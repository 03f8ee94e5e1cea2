import path from 'node:path';
import {expect, it} from 'vitest';
import {latestVersion} from '../../config/versions';
import {findApps} from '../../plugins/run-apps/findApps';
import {findServed} from '../../runtime/models/registry';
import {runningApps} from './runningApps';

it('counts the apps of the latest tutorials that find all they ask for', () => {
  const complete = findApps(path.resolve('.')).filter(
    ({sample, version, files}) =>
      version.name === latestVersion &&
      !sample.startsWith('samples/steps/') &&
      [...files.values()]
        .flatMap((text) => text.match(/https?:[^'`]+\.(?:ptl|json)/g) ?? [])
        .every((address) => findServed(address).kind !== 'missing'),
  );
  const ofExamplesAlone = ['hello-canvas', 'astro-bird', 'image-segmentation'];
  const names = complete
    .map(({sample}) => path.basename(sample))
    .filter((name) => !ofExamplesAlone.includes(name));
  expect(names.sort()).toEqual([...runningApps].sort());
});
