import {generateReference} from 'api-versions';
import {apiOptions} from '../config/apiOptions';
import {runMain} from './lib/runMain';

runMain(() =>
  generateReference(apiOptions, (line) => console.log(`[api] ${line}`)),
);
