import {expect, it} from 'vitest';
import {contentTypeOf} from 'site-server/build';
import {assetNames} from '../../content/models/assets';
import {siteTables} from './siteTables';

it.each(assetNames)(
  '%s has a content type, so that it can be built',
  (name) => {
    expect(() =>
      contentTypeOf(`/assets/files/${name}`, siteTables),
    ).not.toThrow();
  },
);
