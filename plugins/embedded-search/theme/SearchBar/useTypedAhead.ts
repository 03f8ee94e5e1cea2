import {useEffect, useState} from 'react';

/** Collects what is typed while the dialog's code is on its way, so that nothing is lost. */
export function useTypedAhead(isWaiting: boolean): string {
  const [typed, setTyped] = useState('');

  useEffect(() => {
    if (!isWaiting) {
      return undefined;
    }
    function collect(event: KeyboardEvent): void {
      if (event.ctrlKey || event.metaKey || event.altKey) {
        return;
      }
      if (event.key === 'Backspace') {
        setTyped((text) => text.slice(0, -1));
      } else if (event.key.length === 1) {
        event.preventDefault();
        setTyped((text) => text + event.key);
      }
    }
    setTyped('');
    addEventListener('keydown', collect);
    return () => removeEventListener('keydown', collect);
  }, [isWaiting]);

  return typed;
}
