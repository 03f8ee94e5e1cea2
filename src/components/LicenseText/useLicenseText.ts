import {useEffect, useState} from 'react';
import {builtTexts} from '@site/plugins/third-party-notices/client/textsInServer';

/** The text that the page holds already; an element that still waits for it is empty. */
function textOnPage(elementId: string): string | undefined {
  const text = document.getElementById(elementId)?.textContent;
  return text === '' ? undefined : text;
}

/** Downloads one text; where that fails, says where else it is. */
async function loadText(id: string): Promise<string> {
  const elsewhere = `The text could not be loaded. Read it at https://spdx.org/licenses/${id}.html`;
  try {
    const {default: texts} = await import('@license-texts');
    return texts[id] ?? elsewhere;
  } catch {
    return elsewhere;
  }
}

/**
 * Text of a licence. The HTML of the page brings it, and the first render takes
 * it from there; only a reader who comes from another page downloads it.
 */
export function useLicenseText(
  id: string,
  elementId: string,
): string | undefined {
  const [text, setText] = useState<string | undefined>(
    () => builtTexts?.[id] ?? textOnPage(elementId),
  );

  useEffect(() => {
    if (text !== undefined) {
      return undefined;
    }
    let isCurrent = true;
    void loadText(id).then((loaded) => {
      if (isCurrent) {
        setText(loaded);
      }
    });
    return () => {
      isCurrent = false;
    };
  }, [id, text]);

  return text;
}
