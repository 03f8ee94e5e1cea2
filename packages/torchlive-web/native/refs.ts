import {RuntimeLimit} from '../tensors/errors';
import {promised} from './promised';

/** What JavaScript holds of a native object. */
export type NativeJSRef = {ID: string};

type Constructor<T> = abstract new (...args: never[]) => T;

/** The native objects that JavaScript refers to by ID (`JSContext.java`). */
export class Refs {
  readonly #objects = new Map<string, object>();

  wrap(object: object): NativeJSRef {
    const ID = randomId();
    this.#objects.set(ID, object);
    return {ID};
  }

  unwrap<T extends object>(ref: NativeJSRef, type: Constructor<T>): T {
    const object = this.#find(ref);
    if (!(object instanceof type)) {
      throw new RuntimeLimit(
        `The native object with the ID "${ref.ID}" is of another kind. On the phone this is a ClassCastException.`,
      );
    }
    return object;
  }

  release(ref: NativeJSRef): void {
    const object = this.#find(ref);
    this.#objects.delete(ref.ID);
    if ('close' in object) {
      (object.close as () => void)();
    }
  }

  /** How many objects of one kind JavaScript has not released. */
  count(type: Constructor<object>): number {
    return [...this.#objects.values()].filter((one) => one instanceof type)
      .length;
  }

  #find(ref: NativeJSRef | null | undefined): object {
    const object = this.#objects.get(ref?.ID ?? '');
    if (object === undefined) {
      throw new RuntimeLimit(
        `No native object with the ID "${String(ref?.ID)}": it was released, or never existed. On the phone this is a NullPointerException.`,
      );
    }
    return object;
  }
}

/** The `release` that each native module has. */
export function createRelease(refs: Refs) {
  return promised((ref: NativeJSRef) => {
    refs.release(ref);
    return null;
  });
}

/** A random UUID; `crypto.randomUUID` is missing where the context isn't secure. */
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return [...bytes]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
