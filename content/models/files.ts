import type {FileGroup} from 'build-utils';
import {assetNames} from './assets';

const names: ReadonlySet<string> = new Set(assetNames);

/** Networks and words of the models, which apps load when a reader starts them. */
export const modelGroup: FileGroup = {
  pick: (files) =>
    files.filter((file) => {
      const [, name = '', extension = ''] =
        /^\/assets\/files\/(.+)-\w+(\.\w+)$/.exec(file) ?? [];
      return names.has(name + extension);
    }),
  optional: true,
};
