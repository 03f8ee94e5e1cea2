/** Modules that the parent window offers. */
export const bridgeModules = [
  'bloks',
  'gks',
  'feedback',
  'inpageeditor',
  'uidocs',
] as const;

export type BridgeModule = (typeof bridgeModules)[number];

/** Asks the parent window to call a method of a module. */
export type BridgeCall = {
  type: 'static-docs-bridge-call';
  id: string;
  module: BridgeModule;
  method: string;
  args: unknown[];
};

/** Tells the parent window which page is on screen. */
export type PageUpdate = {
  type: 'page-update';
  title: string;
  location: string;
  version: 2;
};

/** The parent window's reply to a call. */
export type BridgeReply = {
  type: 'static-docs-bridge-reply';
  id: string;
} & ({value: unknown} | {error: string});

/** Validates a message; undefined if it is not a reply. */
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
