// Also: ModelResult.result, ModelResult.metrics
import {MobileModel} from 'react-native-pytorch-core';

// This page's own model: 2x + 1. Its live spec names the input and the output.
const model = 'model://tiny';
// It's deprecated since 0.2.1: use torch.jit.
const {result, metrics} = await MobileModel.execute(model, {x: 3});
console.log(result); // → {y: [7]}
console.log(metrics.totalTime); // → a number in [0, 1000]
