export {memory, toContiguous} from './tensors/copy';
export {fromNumbers, full} from './tensors/create';
export {dtypes} from './tensors/dtype';
export {empty, numel, scalar, type Tensor} from './tensors/tensor';
export {permute} from './tensors/views';
