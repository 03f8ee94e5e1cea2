import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** The files of the built site. */
export class Build {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
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

  /** Path of a text that is an asset, which has a hash in its name: `compare-0.1-0.2.3`. */
  asset(name: string): string {
    const folder = path.join(this.#folder, 'assets/files');
    const found = (existsSync(folder) ? readdirSync(folder) : []).find(
      (file) =>
        file.startsWith(name) &&
        /^-[0-9a-f]{8}\.txt$/.test(file.slice(name.length)),
    );
    return `assets/files/${found ?? `${name}.txt`}`;
  }
}
