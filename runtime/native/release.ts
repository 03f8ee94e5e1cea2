export {
  isRelease,
  isSince,
  packageOf,
  releases,
  type Release,
} from './torchlive/types';
