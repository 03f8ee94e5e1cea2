import type {Bridge} from './createBridge';

/** Reports copied text to the parent window, from a selection or a copy button. */
export function reportCopies({feedback}: Bridge): void {
  const report = (textContent: string) => {
    feedback('reportContentCopied', {textContent}).catch(() => {
      // The parent ignores it; copying still works.
    });
  };
  document.addEventListener('copy', () =>
    report(document.getSelection()?.toString() ?? ''),
  );
  // Copy buttons use the clipboard API, which fires no event and is missing on plain HTTP.
  const clipboard = (navigator as {clipboard?: Clipboard}).clipboard;
  if (clipboard !== undefined) {
    const writeText = clipboard.writeText.bind(clipboard);
    clipboard.writeText = async (text) => {
      await writeText(text);
      report(text);
    };
  }
}
