import {dtypeNames} from './arguments';
import {experimentalNamespace, filesystemNamespace} from './experimental';
import {hostFunction, hostObject} from './hostObject';
import {jitNamespace} from './jit';
import {mediaNamespace} from './media';
import {operationsOf} from './operations/operation';
import {torchOperations} from './operations/torch';
import {tensorWrapper} from './tensorObject';
import {torchvisionNamespace} from './torchvision';
import {isSince} from '../release';
import type {Torchlive, TorchliveOptions} from './types';
import {visionNamespace} from './vision';

const memoryFormats = ['channelsLast', 'contiguousFormat', 'preserveFormat'];

type Wrap = ReturnType<typeof tensorWrapper>;

function torchNamespace(options: TorchliveOptions, wrap: Wrap): object {
  const {release} = options;
  const members: Record<string, unknown> = {
    ...dtypeNames,
    ...Object.fromEntries(memoryFormats.map((name) => [name, name])),
    jit: jitNamespace(options, wrap),
  };
  for (const operation of operationsOf(torchOperations, release)) {
    const {name, length} = operation;
    members[name] = hostFunction(name, length, (self, args) =>
      wrap(operation.call(self, args, release)),
    );
  }
  if (isSince(release, '0.2.1')) {
    return members;
  }
  // In 0.2.0 a host object, which lists no short names of dtypes.
  const short = ['float', 'double', 'short', 'int', 'long'];
  return hostObject(members, {
    names: () => Object.keys(members).filter((name) => !short.includes(name)),
    get: (name) => (Object.hasOwn(members, name) ? members[name] : undefined),
  });
}

/** The value of `global.__torchlive__` in a release, 0.2.0 or later. */
export function createTorchlive(options: TorchliveOptions): Torchlive {
  const {release, onTensor} = options;
  const wrap = tensorWrapper(release, onTensor);
  return {
    torch: torchNamespace(options, wrap),
    vision: visionNamespace(wrap),
    torchvision: torchvisionNamespace(wrap),
    media: mediaNamespace(options),
    ...(isSince(release, '0.2.1') && {
      experimental: experimentalNamespace(options),
      filesystem: filesystemNamespace(options),
    }),
  };
}
