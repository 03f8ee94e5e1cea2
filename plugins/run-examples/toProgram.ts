import {toScript} from '../../runtime/program/toScript';

/** Code as it runs. */
export type Program = {
  js: string;
  place: Place;
};

/**
 * Where code runs: in a worker, in the frame's document because a worker can't play
 * sound, or in sight there because its default export is a component.
 */
export type Place = 'worker' | 'document' | 'screen';

function placeOf(code: string): Place {
  if (/^export default\b/m.test(code)) {
    return 'screen';
  }
  return /\bAudioUtil\b/.test(code) ? 'document' : 'worker';
}

/** Compiles TypeScript with JSX; an error names its line. */
export function toProgram(code: string): Program {
  return {
    js: toScript(code, 'Line'),
    place: placeOf(code),
  };
}
