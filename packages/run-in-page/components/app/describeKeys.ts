/** What the microphone makes of the keys that a reader typed. */
export function describeKeys(text: string): string {
  const others = [...new Set(text.replace(/[\d\s]/g, ''))].join(' ');
  const heard = /\d/.test(text)
    ? 'Change them at any time before you stop the recording.'
    : 'Without digits, the microphone hears nothing.';
  return others === ''
    ? heard
    : `${heard} Only digits are keys here; left out: ${others}`;
}
