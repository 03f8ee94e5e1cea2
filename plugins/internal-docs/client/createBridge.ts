import {
  bridgeModules,
  parseReply,
  type BridgeModule,
  type BridgeReply,
} from './bridgeMessages';

/** A function per module; it takes a method's name, then its arguments. */
export type Bridge = Readonly<
  Record<BridgeModule, (method: string, ...args: unknown[]) => Promise<unknown>>
>;

type PendingCalls = Map<string, (reply: BridgeReply) => void>;

function listen(
  page: Window,
  parentOrigin: string,
  pending: PendingCalls,
): void {
  page.addEventListener('message', ({origin, source, data}) => {
    if (origin !== parentOrigin || source !== page.parent) {
      return;
    }
    const reply = parseReply(data);
    if (reply !== undefined) {
      pending.get(reply.id)?.(reply);
      pending.delete(reply.id);
    }
  });
}

/** Lets the docs call the parent window. Without a parent origin, every call rejects. */
export function createBridge(
  page: Window,
  parentOrigin: string | undefined,
): Bridge {
  const pending: PendingCalls = new Map();
  if (parentOrigin !== undefined) {
    listen(page, parentOrigin, pending);
  }

  function call(module: BridgeModule, method: string, args: unknown[]) {
    return new Promise<unknown>((resolve, reject) => {
      if (parentOrigin === undefined) {
        reject(new Error('Not running on static docs'));
        return;
      }
      const id = crypto.randomUUID();
      pending.set(id, (reply) => {
        if ('error' in reply) {
          reject(new Error(`${module}.${method}: ${reply.error}`));
        } else {
          resolve(reply.value);
        }
      });
      page.parent.postMessage(
        {type: 'static-docs-bridge-call', id, module, method, args},
        parentOrigin,
      );
    });
  }

  return Object.freeze(
    Object.fromEntries(
      bridgeModules.map((module) => [
        module,
        (method: string, ...args: unknown[]) => call(module, method, args),
      ]),
    ),
  ) as Bridge;
}
