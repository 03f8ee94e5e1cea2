import {createHash, randomUUID} from 'node:crypto';
import {
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  writeFile,
} from 'node:fs/promises';
import path from 'node:path';

type Pack = (content: Buffer) => Promise<Buffer>;

/** Keeps compressed copies between builds, by what they are copies of. */
export class CopyStore {
  private readonly used = new Set<string>();

  constructor(private readonly folder: string) {}

  /** The copy of some content: one that was kept, or else a new one, which is kept. */
  async take(content: Buffer, suffix: string, pack: Pack): Promise<Buffer> {
    const name = createHash('sha256').update(content).digest('hex') + suffix;
    this.used.add(name);
    try {
      return await readFile(path.join(this.folder, name));
    } catch {
      const packed = await pack(content);
      await this.keep(name, packed);
      return packed;
    }
  }

  /** Removes what nobody took. */
  async forgetOthers(): Promise<void> {
    const names = await readdir(this.folder).catch(() => []);
    await Promise.all(
      names
        .filter((name) => !this.used.has(name))
        .map((name) => rm(path.join(this.folder, name))),
    );
  }

  /** A build that is stopped leaves no half of a copy. */
  private async keep(name: string, packed: Buffer): Promise<void> {
    await mkdir(this.folder, {recursive: true});
    const begun = path.join(this.folder, randomUUID());
    await writeFile(begun, packed);
    await rename(begun, path.join(this.folder, name));
  }
}
