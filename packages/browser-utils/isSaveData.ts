/** The Network Information API, which TypeScript's types of the DOM lack. */
type NavigatorWithConnection = Navigator & {
  connection?: {saveData: boolean; effectiveType: string};
};

/** Whether the reader asks to save data (Save-Data) or is on a 2G connection. */
export function isSaveData(): boolean {
  const {connection} = navigator as NavigatorWithConnection;
  return (
    connection !== undefined &&
    (connection.saveData || connection.effectiveType.includes('2g'))
  );
}
