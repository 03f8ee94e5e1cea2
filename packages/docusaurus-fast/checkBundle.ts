import type {Compiler} from '@rspack/core';

/** Stops the build with what a check finds wrong, given the files of a bundle. */
export class CheckBundle {
  readonly #check: (files: ReadonlySet<string>) => readonly string[];

  constructor(check: (files: ReadonlySet<string>) => readonly string[]) {
    this.#check = check;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.afterCompile.tap('CheckBundle', (compilation) => {
      // Plugins compile page templates and style sheets on their own.
      if (compilation.compiler.isChild()) {
        return;
      }
      const files = new Set<string>();
      for (const module of compilation.modules) {
        const file = module.nameForCondition();
        if (file) {
          files.add(file);
        }
      }
      for (const problem of this.#check(files)) {
        compilation.errors.push(new compiler.rspack.WebpackError(problem));
      }
    });
  }
}
