import path from 'node:path';
import {expect, it} from 'vitest';
import {latestVersion} from '../../config/versions';
import {findApps} from '../../plugins/run-apps/findApps';
import {findServed} from '../../runtime/models/registry';
import {exampleSamples} from './exampleSamples';
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
  const names = complete
    // It is on the page of an example alone.
    .filter(({sample}) => sample !== exampleSamples.canvas)
    .map(({sample}) => path.basename(sample));
  expect(names.sort()).toEqual([...runningApps].sort());
});
