type Functions = Readonly<Record<string, (...values: never[]) => unknown>>;

type Message =
  | {id: number; name: string; values: never[]}
  | {id: number; result: unknown}
  | {id: number; error: {name: string; message: string}};

/** Calls a function of the other end by its name. */
export type Call = (
  name: string,
  values?: readonly unknown[],
  transfer?: Transferable[],
) => Promise<unknown>;

/** Lets the other end of a port call functions, and gives what calls those of the other end. */
export function connect(port: MessagePort, own: Functions): Call {
  const waiting = new Map<number, (message: Message) => void>();
  let count = 0;

  async function answer(name: string, values: never[]) {
    try {
      const called = Object.hasOwn(own, name) ? own[name] : undefined;
      return {result: await called?.(...values)};
    } catch (error) {
      // Some errors can't be cloned; their names matter.
      const {name: kind, message} =
        error instanceof Error ? error : new Error(String(error));
      return {error: {name: kind, message}};
    }
  }

  port.onmessage = async ({data}: MessageEvent<Message>) => {
    if ('name' in data) {
      port.postMessage({
        id: data.id,
        ...(await answer(data.name, data.values)),
      });
    } else {
      waiting.get(data.id)?.(data);
      waiting.delete(data.id);
    }
  };

  return (name, values = [], transfer = []) =>
    new Promise((resolve, reject) => {
      count += 1;
      waiting.set(count, (message) => {
        if ('error' in message) {
          const {name: kind, message: words} = message.error;
          reject(Object.assign(new Error(words), {name: kind}));
        } else {
          resolve('result' in message ? message.result : undefined);
        }
      });
      port.postMessage({id: count, name, values}, transfer);
    });
}
