import {packageFiles} from '@generated/run-examples/package';
import * as react from 'react';
import {packageName} from '../../adapter';
import {onConnect} from './onConnect';
import {phone, phoneModules} from './phone';
import {serve} from './serve';
import type {Assets} from '../options';

/** Like CommonJS's `require` in an app that has the package and the examples' files. */
function require(name: string, assets: Assets): unknown {
  const [, source] = name.split(`${packageName}/src/`);
  const file = name === packageName ? 'index' : source;
  const load = packageFiles[file ?? ''] ?? packageFiles[`${file}/index`];
  const uri = assets[name];
  if (load !== undefined) {
    return load();
  }
  if (uri !== undefined) {
    return phone.assets.register({uri});
  }
  switch (name) {
    case 'react':
      return react;
    case 'react-native':
      return phoneModules.reactNative;
    default:
      throw new Error(
        `Cannot find "${name}". Code here can import ${packageName}, react and react-native.`,
      );
  }
}

onConnect((port) => serve(port, require));
