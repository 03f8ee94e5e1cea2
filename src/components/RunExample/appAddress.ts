/** The address of the console with an app of the tutorials, by the label of its docs version. */
export function appAddress(version: string, sample: string): string {
  return `/console/#app=${version}/${sample}`;
}
