import {apiPackageOf} from '../../../config/apiPackages';
import {convertVersion} from './convertVersion';

const [docsVersion = ''] = process.argv.slice(2);

convertVersion(apiPackageOf(docsVersion)).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
