// Also: ModelResultMetrics.packTime, ModelResultMetrics.inferenceTime, ModelResultMetrics.unpackTime
import {MobileModel} from 'react-native-pytorch-core';

// Whole milliseconds, without the time to load the model. It's deprecated.
const {metrics} = await MobileModel.execute('model://tiny', {x: 3});
const {packTime, inferenceTime, unpackTime, totalTime} = metrics;
console.log(totalTime === packTime + inferenceTime + unpackTime); // → true
