import {useEffect, useLayoutEffect, useState, type KeyboardEvent} from 'react';
import type {ComboboxStore} from '@ariakit/react/combobox';

function firstCell(combobox: ComboboxStore): HTMLElement | null | undefined {
  return combobox
    .getState()
    .contentElement?.querySelector<HTMLElement>('[role="gridcell"]');
}

/**
 * Lets Enter open the best hit of what was typed, and wait for it: until it arrives,
 * hits of an earlier query are shown. A hit that the reader chose opens at once.
 */
export function useEarlyEnter(
  combobox: ComboboxStore,
  /** The query whose hits are shown. */
  answered: string | undefined,
): (event: KeyboardEvent<HTMLInputElement>) => void {
  const [pressed, setPressed] = useState<string>();

  // Ariakit would choose it a frame later; until then Enter opened what was chosen before.
  useLayoutEffect(() => {
    const first = firstCell(combobox);
    if (answered !== undefined && first) {
      combobox.setActiveId(first.id);
    }
  }, [combobox, answered]);

  useEffect(() => {
    if (pressed !== undefined && pressed === answered) {
      setPressed(undefined);
      firstCell(combobox)?.click();
    }
  }, [combobox, pressed, answered]);

  return (event) => {
    const query = event.currentTarget.value;
    const {activeId} = combobox.getState();
    const isChosen = activeId && activeId !== firstCell(combobox)?.id;
    const isEarly = query.trim() !== '' && query !== answered && !isChosen;
    if (event.key === 'Enter' && isEarly) {
      event.preventDefault();
      setPressed(query);
    } else {
      setPressed(undefined);
    }
  };
}
