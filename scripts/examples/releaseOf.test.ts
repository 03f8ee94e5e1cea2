import {expect, it} from 'vitest';
import {apiPackages} from '../../config/apiPackages';
import {packageOf} from '../../runtime/native/release';
import {releaseOf} from './releaseOf';

it.each(apiPackages)(
  'runs $docsVersion as its release, on $dependency',
  ({docsVersion, version, dependency}) => {
    expect(releaseOf(docsVersion)).toBe(version);
    expect(`rnpc-${packageOf(releaseOf(docsVersion))}`).toBe(dependency);
  },
);
