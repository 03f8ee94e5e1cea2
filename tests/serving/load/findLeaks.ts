import type {Measure} from './startMeasured';

const megabyte = 2 ** 20;

/** How much a server may grow, in megabytes; V8 keeps some freed memory. */
const bounds = {heap: 2, resident: 64} as const;

/** Says whether a server has no open connections. */
export function isIdle({connections}: Measure): boolean {
  return connections === 0;
}

/** What a server did not release between two measurements. */
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
