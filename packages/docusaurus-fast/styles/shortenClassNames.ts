import type {RuleSetRule} from '@rspack/core';

type Loader = {options?: {modules?: object}};

function isCssModulesLoader(loader: unknown): loader is Loader {
  return (
    typeof loader === 'object' &&
    loader !== null &&
    typeof (loader as Loader).options?.modules === 'object'
  );
}

function withSharedHash(loader: unknown): unknown {
  return isCssModulesLoader(loader)
    ? {
        ...loader,
        options: {
          ...loader.options,
          modules: {...loader.options?.modules, hashStrategy: 'minimal-subset'},
        },
      }
    : loader;
}

/**
 * Changes css-loader's rule so that all class names of a CSS module end in the same hash.
 * Hashes do not compress: hundreds of different ones would be a large part of a sheet.
 */
export function shortenClassNames(rules: readonly unknown[]): RuleSetRule[] {
  const changed = rules.map((rule) => {
    const {use} = rule as RuleSetRule;
    return Array.isArray(use)
      ? {...(rule as RuleSetRule), use: use.map(withSharedHash)}
      : rule;
  });
  if (JSON.stringify(changed) === JSON.stringify(rules)) {
    throw new Error(
      'No rule of the bundler has css-loader with CSS modules. Bring docusaurus-fast/styles/shortenClassNames.ts in line with this release of Docusaurus.',
    );
  }
  return changed as RuleSetRule[];
}
