/** What the page around the docs can do for them. */
export const bridgeModules = [
  'bloks',
  'gks',
  'feedback',
  'inpageeditor',
  'uidocs',
] as const;

export type BridgeModule = (typeof bridgeModules)[number];

/** Asks the parent window to run a method of a module. */
export type BridgeCall = {
  type: 'static-docs-bridge-call';
  id: string;
  module: BridgeModule;
  method: string;
  args: unknown[];
};

/** Tells the parent window which page is shown. */
export type PageUpdate = {
  type: 'page-update';
  title: string;
  location: string;
  version: 2;
};

/** The parent window's answer to a call. */
export type BridgeReply = {
  type: 'static-docs-bridge-reply';
  id: string;
} & ({value: unknown} | {error: string});

/** Reads a message from outside; undefined where it is no reply. */
export function parseReply(message: unknown): BridgeReply | undefined {
  if (typeof message !== 'object' || message === null) {
    return undefined;
  }
  const {type, id, ...outcome} = message as Record<string, unknown>;
  if (type !== 'static-docs-bridge-reply' || typeof id !== 'string') {
    return undefined;
  }
  if (typeof outcome.error === 'string') {
    return {type, id, error: outcome.error};
  }
  return 'value' in outcome ? {type, id, value: outcome.value} : undefined;
}
