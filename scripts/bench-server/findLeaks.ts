import type {Measure} from '../../server/testing/startMeasured';

const megabyte = 2 ** 20;

/** Most that a server may have grown by, in megabytes; V8 keeps some of what it was given. */
const bounds = {heap: 2, resident: 64} as const;

/** Says whether a server has nobody to serve. */
export function isIdle({connections}: Measure): boolean {
  return connections === 0;
}

/** Says what a server still holds of the requests between two measurements. */
export function findLeaks(before: Measure, after: Measure): string[] {
  const grown = (['heap', 'resident'] as const).flatMap((kind) => {
    const megabytes = (after[kind] - before[kind]) / megabyte;
    return megabytes > bounds[kind]
      ? [`${kind} memory grew by ${megabytes.toFixed(1)} MB`]
      : [];
  });
  return [
    ...grown,
    ...(after.handles > before.handles
      ? [`${after.handles - before.handles} handles were left open`]
      : []),
    ...(after.connections > 0
      ? [`${after.connections} connections were left open`]
      : []),
  ];
}
