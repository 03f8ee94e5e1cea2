import {randomUUID} from 'node:crypto';
import {
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
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

  /** Removes what nobody asked for. */
  async prune(): Promise<void> {
    const keys = await readdir(this.folder).catch(() => []);
    await Promise.all(
      keys
        .filter((key) => !this.used.has(key))
        .map((key) => rm(path.join(this.folder, key))),
    );
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
