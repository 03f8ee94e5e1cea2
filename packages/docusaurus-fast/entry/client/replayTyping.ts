type Field = HTMLInputElement | HTMLSelectElement;

/**
 * Gives a controlled field the text that was typed before hydration. React takes a value
 * as typed only if it differs from the last one that it saw, and it watches the setter
 * of the element, not that of the prototype.
 */
export function replayTyping(field: Field, value: string): void {
  field.value = '';
  const prototype =
    field instanceof HTMLSelectElement
      ? HTMLSelectElement.prototype
      : HTMLInputElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(
    new Event(field instanceof HTMLSelectElement ? 'change' : 'input', {
      bubbles: true,
    }),
  );
}

/** Whether it is a field whose text or choice the app reads. */
export function isField(target: EventTarget | null): target is Field {
  return (
    target instanceof HTMLSelectElement ||
    (target instanceof HTMLInputElement &&
      ['search', 'text'].includes(target.type))
  );
}
