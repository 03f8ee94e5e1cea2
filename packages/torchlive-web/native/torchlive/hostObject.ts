import {fail} from '../../tensors/errors';
import {asObject} from './jsi';

type Members = Readonly<Record<string, unknown>>;

type Handler = {
  /** Names that the object lists. */
  names: () => readonly string[];
  get: (name: string) => unknown;
  set?: (name: string, value: unknown) => void;
};

type HostFunction = (this: unknown, ...args: unknown[]) => unknown;

const natives = new WeakMap<object, object>();

/** A function that JavaScript sees under a name, with a count of arguments. */
export function hostFunction(
  name: string,
  length: number,
  run: (self: unknown, args: unknown[]) => unknown,
): HostFunction {
  const call: HostFunction = function (...args) {
    return run(this, args);
  };
  return Object.defineProperties(call, {
    name: {value: name},
    length: {value: length},
  });
}

/** An object whose every property goes through native code, which holds `native`. */
export function hostObject(native: object, handler: Handler): object {
  const nameOf = (key: string | symbol) =>
    typeof key === 'string' ? key : (key.description ?? '');
  const object = new Proxy(
    {},
    {
      get: (_, key) => handler.get(nameOf(key)),
      set(_, key, value) {
        if (!handler.set) {
          fail(
            `TypeError: Cannot assign to property '${nameOf(key)}' on HostObject with default setter`,
          );
        }
        handler.set(nameOf(key), value);
        return true;
      },
      has: (_, key) => handler.names().includes(nameOf(key)),
      ownKeys: () => [...handler.names()],
      getOwnPropertyDescriptor: (_, key) =>
        handler.names().includes(nameOf(key))
          ? {
              value: handler.get(nameOf(key)),
              configurable: true,
              enumerable: true,
              writable: handler.set !== undefined,
            }
          : undefined,
    },
  );
  natives.set(object, native);
  return object;
}

/** A host object with fixed members. */
export function memberObject(native: object, members: Members): object {
  return hostObject(native, {
    names: () => Object.keys(members),
    get: (name) => (Object.hasOwn(members, name) ? members[name] : undefined),
  });
}

/** What native code holds behind a host object. */
export const nativeOf = (value: unknown): object | undefined =>
  natives.get(value as object);

/** What a host object of one class holds. */
export function asHostObject<T extends object>(
  value: unknown,
  is: (native: object) => native is T,
): T {
  const native = nativeOf(asObject(value));
  if (native && is(native)) {
    return native;
  }
  return fail('Object is not a HostObject of desired type');
}
