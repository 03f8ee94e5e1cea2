/** The text of a listing without its removed lines. */
function listingText(code: Element): string {
  const lines = [...code.querySelectorAll('.line')];
  return lines.length === 0
    ? code.textContent
    : lines
        .filter((line) => !line.classList.contains('line--removed'))
        .map((line) => line.textContent)
        .join('\n');
}

/** The code next to a button: the first `<code>` in the closest ancestor that has one. */
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
