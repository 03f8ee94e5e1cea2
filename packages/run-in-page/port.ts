import {
  arrayOf,
  isNothing,
  isNumber,
  isString,
  objectOf,
  tuple,
  type Shape,
} from './shape';

/** A function that one end of a port calls at the other, by the shapes of what is sent. */
type Called<V extends readonly unknown[], R> = {
  values: Shape<V>;
  result: Shape<R>;
};

/** A function by the shapes of its values and, if it gives one, of its result. */
export function called<V extends readonly unknown[], R = undefined>(
  values: {readonly [K in keyof V]: Shape<V[K]>},
  result: Shape<R> = isNothing as Shape<R>,
): Called<V, R> {
  return {values: tuple<V>(...values), result};
}

/** Calls by their names. */
export type Calls = Readonly<
  Record<string, Called<readonly unknown[], unknown>>
>;

type Values<C> =
  C extends Called<infer V extends readonly unknown[], unknown> ? V : never;

type Result<C> = C extends Called<readonly unknown[], infer R> ? R : never;

/** What an end does when the other one calls. */
export type Functions<C extends Calls> = {
  readonly [N in keyof C]: (...values: Values<C[N]>) => unknown;
};

/** Calls a function of the other end by its name. */
export type Call<C extends Calls> = <N extends keyof C & string>(
  name: N,
  values: Values<C[N]>,
  transfer?: Transferable[],
) => Promise<Result<C[N]>>;

const isAnything = (_data: unknown): _data is unknown => true;

const isCall = objectOf({
  id: isNumber,
  name: isString,
  values: arrayOf(isAnything),
});

const isFailure = objectOf({
  id: isNumber,
  error: objectOf({name: isString, message: isString}),
});

const hasId = objectOf({id: isNumber});

const isResult = (data: unknown): data is {id: number; result: unknown} =>
  hasId(data) && 'result' in data;

/** Lets the other end of a port call functions, and gives what calls those of the other end. Ignores what has another shape. */
export function connect<Own extends Calls, Others extends Calls>(
  port: MessagePort,
  functions: Functions<Own>,
  ownCalls: Own,
  otherCalls: Others,
): Call<Others> {
  /** What takes the answer of a call; it says whether that is one. */
  const waiting = new Map<number, (answer: object) => boolean>();
  let count = 0;

  async function answer(name: string, values: readonly unknown[]) {
    try {
      const own = functions[name] as (...given: readonly unknown[]) => unknown;
      return {result: await own(...values)};
    } catch (error) {
      // Some errors can't be cloned; their names matter.
      const {name: kind, message} =
        error instanceof Error ? error : new Error(String(error));
      return {error: {name: kind, message}};
    }
  }

  port.onmessage = async ({data}: MessageEvent<unknown>) => {
    if (isCall(data)) {
      const {id, name, values} = data;
      if (Object.hasOwn(ownCalls, name) && ownCalls[name]?.values(values)) {
        port.postMessage({id, ...(await answer(name, values))});
      }
    } else if (
      (isFailure(data) || isResult(data)) &&
      waiting.get(data.id)?.(data)
    ) {
      waiting.delete(data.id);
    }
  };

  return (name, values, transfer = []) =>
    new Promise((resolve, reject) => {
      count += 1;
      waiting.set(count, (given) => {
        if (isFailure(given)) {
          const {name: kind, message} = given.error;
          reject(Object.assign(new Error(message), {name: kind}));
          return true;
        }
        const {result} = given as {result?: unknown};
        const isTaken = otherCalls[name]?.result(result) === true;
        if (isTaken) {
          resolve(result as Result<Others[typeof name]>);
        }
        return isTaken;
      });
      port.postMessage({id: count, name, values}, transfer);
    });
}
