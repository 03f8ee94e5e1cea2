import type {RuleSetRule} from 'webpack';

type Loader = {options?: {modules?: object}};

function isModuleLoader(loader: unknown): loader is Loader {
  return (
    typeof loader === 'object' &&
    loader !== null &&
    typeof (loader as Loader).options?.modules === 'object'
  );
}

/**
 * The rules of a build with class names of CSS modules that end alike where they come
 * from one file: hundreds of different endings are most of what cannot be compressed.
 */
export function alikeNames<Rule>(rules: readonly Rule[]): Rule[] {
  return rules.map((rule) => {
    const {use} = rule as RuleSetRule;
    return !Array.isArray(use)
      ? rule
      : {
          ...rule,
          use: use.map((loader: unknown) =>
            isModuleLoader(loader)
              ? {
                  ...loader,
                  options: {
                    ...loader.options,
                    modules: {
                      ...loader.options?.modules,
                      hashStrategy: 'minimal-subset',
                    },
                  },
                }
              : loader,
          ),
        };
  });
}
