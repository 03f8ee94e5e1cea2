type Field = HTMLInputElement | HTMLSelectElement;

/**
 * Gives the app what was typed into a field before the app was there. React takes a
 * value as typed only if it differs from the last one that it saw the field get, and
 * it watches the field's own setter, not the one of its kind.
 */
export function typeAgain(field: Field, value: string): void {
  field.value = '';
  const kind =
    field instanceof HTMLSelectElement
      ? HTMLSelectElement.prototype
      : HTMLInputElement.prototype;
  Object.getOwnPropertyDescriptor(kind, 'value')?.set?.call(field, value);
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
