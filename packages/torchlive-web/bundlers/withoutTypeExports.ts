const reexport = /^export \{([^}]*)\} from (['"][^'"]+['"]);/gm;

/**
 * The package's compiler did not know which of its exports are types: its ES modules export
 * them too, and bundlers look for them in vain. What is a type becomes undefined.
 */
export function withoutTypeExports(code: string): string {
  let count = 0;
  return code.replace(
    reexport,
    (_all, names: string, module: string) =>
      `import * as $exported${count} from ${module}; export const {${names}} = $exported${count++};`,
  );
}
