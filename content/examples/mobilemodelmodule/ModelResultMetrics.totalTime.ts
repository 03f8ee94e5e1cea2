// Also: ModelResultMetrics.packTime, ModelResultMetrics.inferenceTime, ModelResultMetrics.unpackTime
import {ModelResultMetrics} from 'react-native-pytorch-core';

// Milliseconds. It's a type without a use: execute(), which gave it, is gone.
const metrics: ModelResultMetrics = {
  packTime: 4,
  inferenceTime: 30,
  unpackTime: 1,
  totalTime: 35,
};
console.log(metrics.totalTime); // → 35
