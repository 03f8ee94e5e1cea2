/** Links in the tables of contents, and in the overview of the members. */
const links =
  '.table-of-contents a[href^="#"], [data-search="off"] a[href^="#"]';

/** Hides links to what is hidden, wherever on the page they are. */
function filterLinks(): void {
  for (const link of document.querySelectorAll(links)) {
    const target = document.getElementById(
      decodeURIComponent((link.getAttribute('href') ?? '').slice(1)),
    );
    const item = link.closest<HTMLElement>('tr, li');
    if (item !== null && target !== null) {
      item.hidden = target.closest('[hidden]') !== null;
    }
  }
}

/** Hides headings and tables that have no member left. */
function hideEmpty(list: HTMLElement): void {
  let heading: HTMLElement | undefined;
  for (const child of list.children) {
    if (!(child instanceof HTMLElement)) {
      continue;
    }
    if (child.tagName === 'H2') {
      heading = child;
      heading.hidden = true;
    } else if (heading !== undefined) {
      const isTable = child.tagName === 'TABLE';
      const hasMembers = isTable
        ? child.querySelector('[data-member]:not([hidden])') !== null
        : !child.hidden;
      if (isTable) {
        child.hidden = !hasMembers;
      }
      heading.hidden &&= !hasMembers;
    }
  }
}

/** Shows all contents again: the next page may use the same elements. */
export function showContents(): void {
  for (const item of document.querySelectorAll<HTMLElement>(
    '.table-of-contents li[hidden]',
  )) {
    item.hidden = false;
  }
}

/**
 * Hides the members whose names do not contain the text, the headings above them and the
 * links to them; returns the number of the others.
 */
export function filterMembers(list: HTMLElement, text: string): number {
  const wanted = text.trim().toLowerCase();
  let shown = 0;
  for (const member of list.querySelectorAll<HTMLElement>('[data-member]')) {
    member.hidden = !(member.dataset.member ?? '').includes(wanted);
    shown += member.hidden ? 0 : 1;
  }
  hideEmpty(list);
  filterLinks();
  const overview = list.querySelector<HTMLElement>(':scope > [data-search]');
  if (overview !== null) {
    overview.hidden = shown === 0;
  }
  return shown;
}
