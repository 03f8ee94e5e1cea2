export {memory, toContiguous} from './engine/copy';
export {fromNumbers, full} from './engine/create';
export {dtypes} from './engine/dtype';
export {empty, numel, scalar, type Tensor} from './engine/tensor';
export {permute} from './engine/views';
