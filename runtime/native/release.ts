export {isSince, releases, type Release} from './torchlive/types';
