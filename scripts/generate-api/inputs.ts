import {apiPackages} from '../../config/apiPackages';
import {digest, root, typedocPackages} from './convert/files';

/** A digest of everything that the generated pages depend on. */
export function digestInputs(project = root): string {
  return digest(
    project,
    [
      'scripts/generate-api',
      'scripts/api-sources',
      'scripts/examples',
      'examples',
      'config',
      'plugins/rehype-code-listing',
      'plugins/rehype-page-components',
      'plugins/remark-code-sample',
    ],
    [
      ...new Set(apiPackages.map(({dependency}) => dependency)),
      ...typedocPackages,
      'shiki',
    ],
  );
}
