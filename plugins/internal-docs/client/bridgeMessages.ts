/** Modules that the parent window offers. */
export const bridgeModules = [
  'bloks',
  'gks',
  'feedback',
  'inpageeditor',
  'uidocs',
] as const;

export type BridgeModule = (typeof bridgeModules)[number];

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
