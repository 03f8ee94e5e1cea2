import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Release} from '../native/release';

const packages = path.join(import.meta.dirname, '../../../node_modules');

function findAll(source: string, pattern: RegExp): string[] {
  return Array.from(source.matchAll(pattern), ([, name = '']) => name);
}

/** Operations that the native code of a release binds, named as goldens name them. */
export function boundNames(release: Release): string[] {
  const read = (file: string) =>
    readFileSync(
      path.join(packages, `rnpc-${release}/cxx/src/torchlive`, file),
      'utf8',
    );
  const tensor = read('torch/TensorHostObject.cpp');
  const constants = /static const std::string [A-Z_]+ = "(\w+)"/g;
  const functions =
    release === '0.2.0'
      ? findAll(read('torch/TorchHostObject.cpp'), constants)
      : findAll(
          read('torch/TorchNamespace.cpp'),
          /setPropertyHostFunction\(rt, ns, "(\w+)"/g,
        );
  return [
    ...findAll(tensor, /setPropertyHostFunction\(runtime, "(\w+)"/g),
    ...findAll(tensor, constants),
    ...(tensor.includes('this->tensor.index({idx})') ? ['[]'] : []),
    ...(tensor.includes('this->tensor.index_put_(') ? ['[]='] : []),
    ...functions
      .filter((name) => name !== 'jit')
      .map((name) => `torch.${name}`),
    ...findAll(
      read('torchvision/VisionTransformHostObject.cpp'),
      constants,
    ).map((name) => `T.${name}`),
  ];
}
