import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** The files of a built site. */
export class Build {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = path.resolve(folder);
  }

  /** The text of a file by its path in the build; undefined where there is none. */
  read(file: string): string | undefined {
    if (!existsSync(path.join(this.#folder, 'index.html'))) {
      throw new Error('There is no build. Run "npm run build" first.');
    }
    const target = path.join(this.#folder, file);
    // Addresses come from outside.
    return target.startsWith(this.#folder + path.sep) && existsSync(target)
      ? readFileSync(target, 'utf8')
      : undefined;
  }

  /** Names of the files in a folder of the build. */
  list(folder: string): string[] {
    const target = path.join(this.#folder, folder);
    return existsSync(target) ? readdirSync(target) : [];
  }

  /** Parses a file that every build has. */
  readJson(file: string): unknown {
    const text = this.read(file);
    if (text === undefined) {
      throw new Error(
        `build/${file}: it is missing. Run "npm run build" again.`,
      );
    }
    return JSON.parse(text);
  }
}
