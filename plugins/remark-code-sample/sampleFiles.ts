import path from 'node:path';
import {snackFileNames} from './snackFolder';

const fenceInfo = /^[ \t]*(?:`{3,}|~{3,})\S+[ \t]+(.*)$/gm;
const fileKey = /(?:^|\s)(?:file|from)=(?:"([^"]*)"|(\S+))/g;
const snackElement = /<ExpoSnack\b[^>]*\bsample="([^"]*)"/g;

function filesOfFolder(folder: string): string[] {
  try {
    return snackFileNames(folder).map((name) => path.join(folder, name));
  } catch {
    // A folder that is not there stops the page itself, with a better message.
    return [];
  }
}

/** Files and folders that a page reads while it compiles, as absolute paths. */
export function sampleFiles(
  source: string,
  page: string,
): {files: string[]; folders: string[]} {
  const pageDir = path.dirname(page);
  const named = [...source.matchAll(fenceInfo)].flatMap(([, info = '']) =>
    [...info.matchAll(fileKey)].map(([, quoted, bare]) =>
      path.join(pageDir, quoted ?? bare ?? ''),
    ),
  );
  const folders = [...source.matchAll(snackElement)].map(([, folder = '']) =>
    path.join(pageDir, folder),
  );
  return {files: [...named, ...folders.flatMap(filesOfFolder)], folders};
}
