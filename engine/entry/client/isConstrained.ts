// It has the type of `navigator.connection`.
import type {} from '@docusaurus/core/lib/client/docusaurus';

/** Whether the reader saves data or is on a line of the second generation. */
export function isConstrained(): boolean {
  const {connection} = navigator;
  return (
    connection !== undefined &&
    (connection.saveData || connection.effectiveType.includes('2g'))
  );
}
