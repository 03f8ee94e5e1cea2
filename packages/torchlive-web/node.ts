import type * as core from 'react-native-pytorch-core/lib/typescript/torchlive/torch';
import type * as vision from 'react-native-pytorch-core/lib/typescript/torchlive/torchvision';
import {createPhone} from './native/createPhone';
import {installedRelease} from './node/loadPackage';
import {createNodeHost} from './node/nodeHost';

export {createRequireOf} from './node/createRequireOf';
export {evaluate} from './node/evaluate';
export {loadPackage, type LoadedPackage} from './node/loadPackage';
export {createNodeHost} from './node/nodeHost';
export {readAsset} from './node/readAsset';

const {torchlive = {}} = createPhone({
  release: installedRelease(),
  host: createNodeHost(),
});

/** What `torch` is on a phone, for tests and scripts. */
export const torch = torchlive.torch as typeof core.torch;
export const torchvision = torchlive.torchvision as typeof vision.torchvision;
