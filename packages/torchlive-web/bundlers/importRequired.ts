import {assetExtensions} from './aliases';

const required = /\brequire\(\s*(['"])([^'"]+)\1\s*\)/g;

const isAsset = new RegExp(`\\.(?:${assetExtensions.join('|')})$`);

/**
 * Puts imports in the place of `require`, which bundlers of ES modules leave to a browser
 * that has none. Lines keep their numbers. Undefined if the code requires nothing of these names.
 */
export function importRequired(
  code: string,
  isKnown: (name: string) => boolean,
): string | undefined {
  const names = new Map<string, string>();
  const body = code.replace(required, (call, _quote, name: string) => {
    if (!isKnown(name)) {
      return call;
    }
    const variable = names.get(name) ?? `$required${names.size}`;
    names.set(name, variable);
    return variable;
  });
  const imports = Array.from(
    names,
    ([name, variable]) =>
      `import ${variable} from ${JSON.stringify(isAsset.test(name) ? `${name}?url` : name)};`,
  );
  return names.size === 0 ? undefined : imports.join('') + body;
}
