import {toScript} from 'torchlive-web/program';

/** Code as it runs. */
export type Program = {
  js: string;
  target: Target;
};

/**
 * Where code runs: in a worker, in the frame's document because a worker can't play
 * sound, or in sight there because its default export is a component.
 */
export type Target = 'worker' | 'document' | 'screen';

function targetOf(code: string, js: string): Target {
  if (/\bexports\.\s*default = /.test(js)) {
    return 'screen';
  }
  return /\bAudioUtil\b/.test(code) ? 'document' : 'worker';
}

/** Compiles TypeScript with JSX; an error names its line. */
export function toProgram(code: string): Program {
  const js = toScript(code, 'Line');
  return {js, target: targetOf(code, js)};
}
