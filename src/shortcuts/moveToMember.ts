/** Pixels that a member may be off its place and still be the current one. */
const tolerance = 8;

/** Distance of an element from where a link to it lands. */
function distanceOf(element: HTMLElement): number {
  const margin = Number.parseFloat(getComputedStyle(element).scrollMarginTop);
  return element.getBoundingClientRect().top - (margin || 0);
}

/** Scrolls to the next or previous member of a reference page and gives it the focus. */
export function moveToMember(isNext: boolean): void {
  const targets = [...document.querySelectorAll<HTMLElement>('[data-member]')]
    .filter((member) => member.closest('[hidden]') === null)
    .map((member) =>
      member.id === ''
        ? (member.querySelector<HTMLElement>('[id]') ?? member)
        : member,
    );
  const target = isNext
    ? targets.find((element) => distanceOf(element) > tolerance)
    : targets.findLast((element) => distanceOf(element) < -tolerance);
  if (target !== undefined) {
    target.tabIndex = -1;
    target.focus({preventScroll: true});
    target.scrollIntoView({block: 'start'});
  }
}
