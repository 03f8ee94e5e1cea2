/** Code for a release, as an address carries it. */
export type Shared = {release: string; code: string};

const form = /^#code=([\d.]+)~([\w-]*)$/;

/** The address of the console with code in its fragment, which browsers send to nobody. */
export function consolePath({release, code}: Shared): string {
  const bytes = new TextEncoder().encode(code);
  const text = btoa(String.fromCodePoint(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
  return `/console/#code=${release}~${text}`;
}

/** Reads the code in a fragment; undefined where there is none. */
export function readShared(hash: string): Shared | undefined {
  const [, release, text] = form.exec(hash) ?? [];
  if (release === undefined || text === undefined) {
    return undefined;
  }
  try {
    const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const code = new TextDecoder().decode(
      Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)),
    );
    return {release, code};
  } catch {
    // A link that was cut.
    return undefined;
  }
}
