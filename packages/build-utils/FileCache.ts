import {randomUUID} from 'node:crypto';
import {
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import path from 'node:path';

/** A folder that keeps what one build made for the next, by key. */
export class FileCache {
  private readonly used = new Map<string, Promise<Buffer>>();

  constructor(private readonly folder: string) {}

  /** What is stored under a key; makes and stores it if there is nothing. */
  get(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const content = this.used.get(key) ?? this.readOrMake(key, make);
    this.used.set(key, content);
    return content;
  }

  /** Removes what nobody asked for and is older than some milliseconds. */
  async prune(age = 0): Promise<void> {
    const keys = await readdir(this.folder).catch(() => []);
    for (const key of keys.filter((each) => !this.used.has(each))) {
      const file = path.join(this.folder, key);
      // Undefined for a draft that has become a file meanwhile.
      const stats = await stat(file).catch(() => undefined);
      if (stats && (age === 0 || Date.now() - stats.mtimeMs > age)) {
        await rm(file, {force: true});
      }
    }
  }

  private async readOrMake(
    key: string,
    make: () => Promise<Buffer>,
  ): Promise<Buffer> {
    try {
      return await readFile(path.join(this.folder, key));
    } catch {
      const made = await make();
      await this.store(key, made);
      return made;
    }
  }

  private async store(key: string, content: Buffer): Promise<void> {
    await mkdir(this.folder, {recursive: true});
    // A build that is interrupted must not leave half a file under the key.
    const draft = path.join(this.folder, randomUUID());
    await writeFile(draft, content);
    await rename(draft, path.join(this.folder, key));
  }
}
