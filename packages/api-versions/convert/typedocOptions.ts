import path from 'node:path';
import {OptionDefaults, type TypeDocOptions} from 'typedoc';

/** How TypeDoc reads the sources of one version in a folder. */
export function typedocOptions(
  sources: string,
  {
    compilerOptions,
    blockTags = [],
    inlineTags = [],
    modifierTags = [],
    ...own
  }: Partial<TypeDocOptions> = {},
): Partial<TypeDocOptions> {
  const name = path.basename(path.dirname(sources));
  return {
    // TypeDoc would look for the name of the site, which may have none.
    name,
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
      ...(compilerOptions as object | undefined),
    },
    // The package was built with an older compiler; its errors are not ours.
    skipErrorChecking: true,
    blockTags: [...OptionDefaults.blockTags, ...blockTags],
    inlineTags: [...OptionDefaults.inlineTags, ...inlineTags],
    modifierTags: [...OptionDefaults.modifierTags, ...modifierTags],
    excludeExternals: true,
    // TypeDoc's default is all of `node_modules`, where the sources are too.
    externalPattern: [`**/node_modules/!(${name})/**`],
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
    ...own,
  };
}
