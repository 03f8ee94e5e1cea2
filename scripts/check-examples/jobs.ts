import path from 'node:path';
import type {Release} from 'torchlive-web';
import {toScript} from 'torchlive-web/program';
import type {Source} from '../check-samples/collect';
import {examplesFolder, type Example} from '../../content/readers/readExamples';
import {releaseOf} from '../../content/readers/releaseOf';
import {readExpectations, type Expectation} from './readExpectations';

/** An example to run on a release. */
export type Job = {
  release: Release;
  /** JavaScript, line by line as in the example. */
  code: string;
  /** Its name in stack traces. */
  file: string;
  /** How many of its comments say that it prints something. */
  expected: number;
  /** What its canvas shows in the end. */
  draws?: readonly string[];
};

/** A job, and what its outcome is compared with. */
export type Planned = {
  example: Example;
  expectations: readonly Expectation[];
  job: Job;
};

/** Plans how to run an example of a version. */
export function planExample(example: Example, docsVersion: string): Planned {
  const expectations = readExpectations(example.code);
  const file = `${example.id}${path.extname(example.file)}`;
  return {
    example,
    expectations,
    job: {
      release: releaseOf(docsVersion),
      code: toScript(example.code, file),
      file,
      expected: expectations.filter(({kind}) => kind === 'prints').length,
      draws: example.draws,
    },
  };
}

/** An example as the compiler reads it; an override stands where its base is. */
export function toSource(
  {id, file, code, offset}: Example,
  siteDir: string,
): Source {
  return {
    file: path.join(siteDir, examplesFolder, id + path.extname(file)),
    code,
    page: file,
    offset,
  };
}
