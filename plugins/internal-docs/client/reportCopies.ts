import type {Bridge} from './createBridge';

/** Tells the parent window what readers copy, by hand or with a copy button. */
export function reportCopies({feedback}: Bridge): void {
  const report = (textContent: string) => {
    feedback('reportContentCopied', {textContent}).catch(() => {
      // Nobody listens; copying works all the same.
    });
  };
  document.addEventListener('copy', () =>
    report(document.getSelection()?.toString() ?? ''),
  );
  // Copy buttons write to the clipboard, which fires no event. It is missing on plain HTTP.
  const clipboard = (navigator as {clipboard?: Clipboard}).clipboard;
  if (clipboard !== undefined) {
    const writeText = clipboard.writeText.bind(clipboard);
    clipboard.writeText = async (text) => {
      await writeText(text);
      report(text);
    };
  }
}
