import path from 'node:path';
import type {CardName} from '../../runtime/models/cards';
import {registry} from '../../runtime/models/registry';
import type {Source} from './readSource';

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
