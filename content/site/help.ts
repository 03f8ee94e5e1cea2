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
 * Whether a page is in the menu of Help, or below one that is. The address that an MDX page
 * knows itself by has no slash at its end.
 */
export function isHelpPage(path: string): boolean {
  return helpPages.some(({to}) => `${path}/`.startsWith(to));
}
