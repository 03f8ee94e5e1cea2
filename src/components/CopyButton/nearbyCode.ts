/** Text of a listing as a reader wants it: without the lines that a step takes away. */
function listingText(code: Element): string {
  const lines = [...code.querySelectorAll('.line')];
  return lines.length === 0
    ? code.textContent
    : lines
        .filter((line) => !line.classList.contains('line--removed'))
        .map((line) => line.textContent)
        .join('\n');
}

/** The code that a button stands by: the first in the smallest part of the page that holds both. */
export function nearbyCode(button: Element): string {
  const {parentElement} = button;
  if (parentElement === null) {
    throw new Error(
      'A copy button has no code beside it. Put both into one element.',
    );
  }
  const code = parentElement.querySelector('code');
  return code === null ? nearbyCode(parentElement) : listingText(code);
}
