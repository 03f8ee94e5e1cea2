/** Whether data from another window, frame or worker is what it should be. */
export type Shape<T> = (data: unknown) => data is T;

/** What has a shape. */
export type Of<S> = S extends Shape<infer T> ? T : never;

export const isString: Shape<string> = (data) => typeof data === 'string';

/** Characters of a text that is shown: more would hold up the page. */
export const longestText = 20_000;

/** Text that the page shows. */
export const isText: Shape<string> = (data): data is string =>
  isString(data) && data.length <= longestText;

export const isBoolean: Shape<boolean> = (data) => typeof data === 'boolean';
export const isNumber: Shape<number> = (data): data is number =>
  Number.isFinite(data);

export const isBuffer: Shape<ArrayBuffer> = (data) =>
  data instanceof ArrayBuffer;

/** That of a function that returns nothing. */
export const isNothing: Shape<undefined> = (data) => data === undefined;

export function literal<T extends string>(text: T): Shape<T> {
  return (data): data is T => data === text;
}

export function optional<T>(shape: Shape<T>): Shape<T | undefined> {
  return anyOf(shape, isNothing);
}

export function anyOf<S extends readonly Shape<unknown>[]>(
  ...shapes: S
): Shape<Of<S[number]>> {
  return (data): data is Of<S[number]> => shapes.some((shape) => shape(data));
}

export function arrayOf<T>(shape: Shape<T>): Shape<readonly T[]> {
  return (data): data is readonly T[] =>
    Array.isArray(data) && data.every((each) => shape(each));
}

/** An array of as many elements as there are shapes; what may be missing is left out at its end. */
export function tuple<T extends readonly unknown[]>(
  ...shapes: {readonly [K in keyof T]: Shape<T[K]>}
): Shape<T> {
  return (data): data is T =>
    Array.isArray(data) &&
    data.length <= shapes.length &&
    shapes.every((shape, index) => shape(data[index]));
}

function isObject(data: unknown): data is Record<string, unknown> {
  return typeof data === 'object' && data !== null && !Array.isArray(data);
}

/** An object whose keys match a pattern. */
export function recordOf<T>(
  shape: Shape<T>,
  keys = /^/,
): Shape<Readonly<Record<string, T>>> {
  return (data): data is Readonly<Record<string, T>> =>
    isObject(data) &&
    Object.entries(data).every(([key, each]) => keys.test(key) && shape(each));
}

/** An object with these members. Of those that may be missing, name the shape `optional`. */
export function objectOf<T extends object>(shapes: {
  readonly [K in keyof T]-?: Shape<T[K]>;
}): Shape<T> {
  const members = Object.entries<Shape<unknown>>(shapes);
  return (data): data is T =>
    isObject(data) && members.every(([name, shape]) => shape(data[name]));
}
