import {archiveError, LoadError} from './LoadError';
import {inflate} from './inflate';
import {readZip, type Entry} from './zip';

/** Weights hardly get smaller: an archive that promises much more than it has is a trap. */
const mostOfByte = 20;
const alwaysAllowed = 2 ** 26;

/** The files of a model, by name. */
export class Archive {
  readonly #inflated = new Map<string, Uint8Array>();
  readonly #entries: Map<string, Entry>;

  readonly #mostInflated: number;

  constructor(bytes: Uint8Array) {
    this.#mostInflated = alwaysAllowed + bytes.length * mostOfByte;
    this.#entries = readZip(bytes);
  }

  get names(): string[] {
    return [...this.#entries.keys()];
  }

  has(name: string): boolean {
    return this.#entries.has(name);
  }

  /** The bytes of a file: a view of the archive's where they aren't deflated. */
  read(name: string): Uint8Array {
    const entry = this.#entries.get(name);
    if (entry === undefined) {
      throw archiveError(`locating file ${name}: file not found`);
    }
    const bytes = entry.method === 0 ? entry.bytes : this.#inflated.get(name);
    if (bytes === undefined) {
      throw new LoadError(
        `${name} is compressed. Load this file asynchronously, or save it again with PyTorch.`,
      );
    }
    return bytes;
  }

  /** Inflates the files that running the model needs. PyTorch writes them as they are; other tools may not. */
  async prepare(): Promise<void> {
    const deflated = [...this.#entries.values()].filter(
      ({method, name}) => method !== 0 && !name.startsWith('code/'),
    );
    const total = deflated.reduce((sum, {size}) => sum + size, 0);
    if (total > this.#mostInflated) {
      throw archiveError('reading zip archive: archive is too large');
    }
    for (const entry of deflated) {
      this.#inflated.set(entry.name, await inflate(entry));
    }
  }
}
