// `npm run bench:report`: writes the report of the results that are kept, without measuring.
import {reportFolder, writeReport} from './reportFiles';

writeReport(reportFolder).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
