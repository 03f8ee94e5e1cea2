declare function importScripts(url: string): void;

/** Runs a script by its address, in a worker or in a document. */
export async function loadScript(url: string): Promise<void> {
  if (typeof document === 'undefined') {
    importScripts(url);
    return;
  }
  await new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    script.onload = resolve;
    script.onerror = reject;
    document.head.append(script);
  });
}
