import {called} from '../port';
import {
  arrayOf,
  isBuffer,
  isNumber,
  isString,
  isText,
  objectOf,
} from '../shape';
import {isInput, isInspected} from './report';

/** What the worker does that looks into models. */
export const inspectorCalls = {
  /** Reads a file, which then is the one to run. */
  inspect: called([isBuffer], isInspected),
  /** Runs a method once, and tells how long it took and what it gave. */
  run: called(
    [isString, arrayOf(isInput)],
    objectOf({milliseconds: isNumber, gives: isText}),
  ),
};
