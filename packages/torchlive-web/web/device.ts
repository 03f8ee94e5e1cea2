import manifest from 'react-native-pytorch-core/package.json';
import {View} from 'react-native-web';
import {createPhone} from '../native/createPhone';
import {installPhone} from '../native/installPhone';
import {isRelease, newestRelease, type Release} from '../native/release';
import {createViews} from '../native/views/createViews';
import {createDeviceHost} from './createDeviceHost';
import {startModels} from './startModels';
import {createStoredFiles} from './storedFiles';

function findRelease(): Release {
  const {version} = manifest;
  if (!isRelease(version)) {
    throw new Error(
      `torchlive-web knows react-native-pytorch-core 0.2.0 to ${newestRelease}, not ${version}.`,
    );
  }
  return version;
}

/** The files of the app. */
export const files = createStoredFiles();

/** The phone that this page is. */
export const phone = createPhone({
  release: findRelease(),
  host: createDeviceHost(files, startModels),
  createComponents: createViews(View),
});

installPhone(phone);
