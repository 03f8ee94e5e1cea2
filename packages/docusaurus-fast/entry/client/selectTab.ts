/** Shows the panel of a tab before hydration. */
export function selectTab(tab: HTMLElement): void {
  const list = tab.closest('[role="tablist"]');
  const panels = list?.parentElement?.querySelectorAll<HTMLElement>(
    ':scope > * > [role="tabpanel"]',
  );
  if (list === null || panels === undefined) {
    return;
  }
  for (const [index, other] of list
    .querySelectorAll('[role="tab"]')
    .entries()) {
    const isSelected = other === tab;
    other.setAttribute('aria-selected', String(isSelected));
    other.setAttribute('tabindex', isSelected ? '0' : '-1');
    other.classList.toggle('tabs__item--active', isSelected);
    panels[index]?.toggleAttribute('hidden', !isSelected);
  }
}
