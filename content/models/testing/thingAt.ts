import {things, type Thing} from '../things';

/** The thing with a number, of which tests draw pictures. */
export function thingAt(number: number): Thing {
  const thing = things[number];
  if (thing === undefined) {
    throw new Error(
      `content/models/drawnThings.json has no thing ${number} of ${things.length}.`,
    );
  }
  return thing;
}
