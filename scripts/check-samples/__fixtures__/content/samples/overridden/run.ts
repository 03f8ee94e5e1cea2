import type {Module, Tensor} from 'react-native-pytorch-core';
import {twice} from './twice';

export async function run(model: Module, input: Tensor): Promise<number> {
  const output = await model.forward<[Tensor], Tensor>(input);
  return twice(output.item());
}
