// Declares `navigator.connection`.
import type {} from '@docusaurus/core/lib/client/docusaurus';

/** Whether the reader asks to save data (Save-Data) or is on a 2G connection. */
export function isSaveData(): boolean {
  const {connection} = navigator;
  return (
    connection !== undefined &&
    (connection.saveData || connection.effectiveType.includes('2g'))
  );
}
