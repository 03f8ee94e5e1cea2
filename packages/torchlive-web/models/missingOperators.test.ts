import {readFileSync} from 'node:fs';
import path from 'node:path';
import {inspect} from 'lite-interpreter/inspect';
import {expect, it} from 'vitest';
import {missingOperators} from './missingOperators';

const fixture = path.join(
  import.meta.dirname,
  '../../lite-interpreter/conformance/fixtures/detections.ptl',
);

it('both releases of libtorch lack the operators of torchvision, and somebody wrote so', async () => {
  const {releases} = await inspect(readFileSync(fixture), {
    missing: missingOperators,
  });
  const sources = releases.flatMap(({reasons}) =>
    reasons.flatMap((reason) =>
      reason.kind === 'operators' ? [reason.names, reason.source?.date] : [],
    ),
  );
  expect(sources).toEqual([
    ['torchvision::nms'],
    '2023-05-09',
    ['torchvision::nms'],
    '2022-08-04',
  ]);
});
