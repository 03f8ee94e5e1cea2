import {encodings, type Encoding} from './siteFiles';

function accepts(header: string, encoding: Encoding): boolean {
  return header.split(',').some((part) => {
    const [name = '', ...parameters] = part.trim().toLowerCase().split(';');
    const isRefused = parameters.some((parameter) =>
      /^\s*q=0(?:\.0*)?\s*$/.test(parameter),
    );
    return name.trim() === encoding && !isRefused;
  });
}

/** The best encoding that the client accepts and the file lies ready in, or undefined for the file as it is. */
export function pickEncoding(
  acceptEncoding: string | undefined,
  available: ReadonlySet<Encoding>,
): (typeof encodings)[number] | undefined {
  return encodings.find(
    ({name}) => available.has(name) && accepts(acceptEncoding ?? '', name),
  );
}
