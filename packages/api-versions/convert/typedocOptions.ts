import path from 'node:path';
import {OptionDefaults, type TypeDocOptions} from 'typedoc';
import {modulesFolder} from './files';

/** How TypeDoc reads the sources of one version in a folder. */
export function typedocOptions(sources: string): Partial<TypeDocOptions> {
  return {
    basePath: sources,
    displayBasePath: sources,
    compilerOptions: {
      jsx: 'react',
      strict: true,
      target: 'ES2022',
      lib: ['ES2022'],
      module: 'ESNext',
      moduleResolution: 'bundler',
      skipLibCheck: true,
      types: [],
      noEmit: true,
      paths: {
        // With the types of React 19, the toolkit's components become `any`.
        react: [path.join(modulesFolder, 'types-react-17')],
        // The package imports itself by name.
        'react-native-pytorch-core': [path.join(sources, 'index.tsx')],
      },
    },
    // The package was built with an older compiler; its errors are not ours.
    skipErrorChecking: true,
    // The default is all of `node_modules`, which includes the toolkit.
    externalPattern: ['react-native', 'types-react-17', '@expo', 'typescript']
      .map((name) => `**/node_modules/${name}/**`)
      .concat('**/node_modules/@types/**'),
    excludeExternals: true,
    excludePrivate: true,
    excludeProtected: true,
    excludeInternal: true,
    sort: ['source-order'],
    disableGit: true,
    sourceLinkTemplate: '{path}#L{line}',
    readme: 'none',
    // exposeLocals has exported every local type.
    validation: {
      notExported: false,
      invalidLink: true,
      invalidPath: true,
      rewrittenLink: true,
      notDocumented: false,
      unusedMergeModuleWith: true,
    },
    // Tags of the package that TypeDoc does not know.
    blockTags: [...OptionDefaults.blockTags, '@format'],
    inlineTags: [...OptionDefaults.inlineTags, '@see'],
    modifierTags: [...OptionDefaults.modifierTags, '@component'],
  };
}
