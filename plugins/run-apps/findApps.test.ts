import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {
  docsFolder,
  docsVersionOf,
  docsVersions,
} from '../../content/site/versions';
import {tutorials} from '../../content/data/tutorials';
import {readSample} from '../../content/readers/readSample';
import {findApps, readFiles} from './findApps';

const siteDir = path.resolve('.');
const apps = findApps(siteDir);

describe('the apps of pages', () => {
  it.each(docsVersions.filter(({name}) => name !== '0.1'))(
    'are those of all tutorials in $label',
    ({label}) => {
      const samples = apps
        .filter(({version}) => version.label === label)
        .map(({sample}) => sample);
      expect(samples).toEqual(
        expect.arrayContaining(tutorials.map(({slug}) => `samples/${slug}`)),
      );
    },
  );

  it('are byte for byte what the pages show', () => {
    for (const {sample, version, files} of apps) {
      const [, name = '', ...parts] = sample
        .replace(/\/[^/]+\.tsx$/, '')
        .split('/');
      const shown = readSample(siteDir, name, version);
      for (const [file, text] of files) {
        const own = shown.get([...parts, file].join('/'));
        expect(text, `${sample}/${file}`).toBe(own?.text);
      }
    }
  });

  it('of 0.1 run where the runtime can carry them, and other pages say why not', () => {
    const folder = path.join(siteDir, docsFolder('0.1'), 'tutorials');
    const still = readdirSync(folder)
      .map((file) => ({
        file,
        text: readFileSync(path.join(folder, file), 'utf8'),
      }))
      .filter(({text}) => text.includes('<ResultPicture'));
    expect(still.map(({file}) => file).sort()).toEqual([
      'connecting-to-a-server.mdx',
      'get-started-manually.mdx',
      'get-started.mdx',
      'prepare-custom-model.mdx',
      'server-model.mdx',
    ]);
    for (const {file, text} of still) {
      const [, caption] = text.split('ResultPicture');
      expect(caption, file).toMatch(/doesn't run on this page/);
    }
  });

  it('must have an App.tsx', () => {
    expect(() =>
      readFiles(siteDir, 'samples/read-spec', docsVersionOf('current')),
    ).toThrow('"samples/read-spec" is no app');
  });
});
