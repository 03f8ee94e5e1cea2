/** The pages that help readers, in the order of their menu. */
export const helpPages = [
  {label: 'Status', to: '/status/'},
  {label: 'Troubleshooting', to: '/troubleshooting/'},
  {label: 'Compatibility', to: '/compatibility/'},
  {label: 'Inspect a model', to: '/model/'},
  {label: 'Support', to: '/support/'},
  {label: 'Examples', to: '/example/'},
] as const;

/**
 * The entry in the menu of Help that a page has, or is below. The address that an MDX page
 * knows itself by has no slash at its end.
 */
export function helpEntryOf(path: string): string | undefined {
  return helpPages.find(({to}) => `${path}/`.startsWith(to))?.to;
}
