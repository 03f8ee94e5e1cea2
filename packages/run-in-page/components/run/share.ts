import {appAddress, type AppChoice} from './appAddress';
import {encode, type Shared} from './consolePath';

/** An app of the tutorials with what a reader made of it. */
export type SharedApp = AppChoice & {
  /** Files that were edited, by their names. */
  edits: Readonly<Record<string, string>>;
};

const form = /^#code=([\d.]+)~([\w-]*)$/;
const appForm = /^#app=([\w.]+)\/(samples\/[\w./-]+)(\+onnx)?(?:~([\w-]+))?$/;

function decode(text: string): string {
  const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return new TextDecoder('utf-8', {fatal: true}).decode(
    Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)),
  );
}

/** The address of the console with an app. */
export function appPath({edits, ...app}: SharedApp): string {
  const isEdited = Object.keys(edits).length > 0;
  const suffix = isEdited ? `~${encode(JSON.stringify(edits))}` : '';
  return appAddress(app) + suffix;
}

/** Whether an address brings code or an app, though perhaps damaged. */
export function isSharedLink(hash: string): boolean {
  return /^#(?:code|app)=/.test(hash);
}

/** Reads the code in a fragment; undefined where there is none. */
export function readShared(hash: string): Shared | undefined {
  const [, release, text] = form.exec(hash) ?? [];
  if (release === undefined || text === undefined) {
    return undefined;
  }
  try {
    return {release, code: decode(text)};
  } catch {
    // A link that was cut.
    return undefined;
  }
}

/** The edited files in a link; none if the link was cut. */
function readEdits(text: string): SharedApp['edits'] {
  try {
    const files = JSON.parse(decode(text)) as Record<string, unknown>;
    return Object.fromEntries(
      Object.entries(files).map(([file, code]) => [file, String(code)]),
    );
  } catch {
    return {};
  }
}

/** Reads the app in a fragment; undefined where there is none. */
export function readSharedApp(hash: string): SharedApp | undefined {
  const [, version, sample, own, text] = appForm.exec(hash) ?? [];
  return version === undefined || sample === undefined
    ? undefined
    : {
        version,
        sample,
        ...(own !== undefined && {ownModel: true}),
        edits: text === undefined ? {} : readEdits(text),
      };
}
