// `npm run bench:report`: writes the report of the results that are kept, without measuring.
import {runMain} from '../../../scripts/lib/runMain';
import {writeReport} from './reportFiles';

runMain(writeReport);
