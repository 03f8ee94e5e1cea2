import path from 'node:path';
import type {Source} from 'run-in-page';
import type {CardName} from './cards';
import {registry} from './registry';

/** The card of the model that an app asks for; undefined if it asks for none. */
export function findCard(source: Source): CardName | undefined {
  for (const [address, served] of Object.entries(registry)) {
    const file = path.posix.basename(address);
    if (
      served.kind === 'model' &&
      source.some(([, text]) => text.includes(file))
    ) {
      return served.card;
    }
  }
  return undefined;
}
