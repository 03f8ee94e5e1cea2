/** Why a file can't be loaded, and what to do about it. */
export type Explanation = {
  /** The phone's own words, where it has some. */
  message: string;
  /** What the file is instead, or what happened to it, and what to do. */
  advice: string;
};

type Kind = {
  is: (start: string) => boolean;
  advice: string;
};

const exportAgain =
  'Export the network from Python with _save_for_lite_interpreter.';

const weightsAlone =
  'The file holds weights alone, without a program: torch.save wrote it. Build the network in Python, load the weights, and save it with torch.jit.script and _save_for_lite_interpreter.';

/** Files that are often taken for a model, by how they begin. */
const kinds: readonly Kind[] = [
  {
    is: (start) => start === '',
    advice:
      'The file is empty: the export, the download or the copy failed. Get it again.',
  },
  {
    is: (start) => /^\s*<(?:!doctype|html|head|body|\?xml|!--)/i.test(start),
    advice:
      'The file is a web page: the server responded with a page, often an error or a page for sharing, instead of the model. Open the URL in a browser, and use one that downloads the file itself.',
  },
  {
    is: (start) => start.startsWith('version https://git-lfs'),
    advice:
      'The file is a pointer of Git LFS, and the model is still on the server. Run git lfs pull.',
  },
  {
    is: (start) => /^\s*[{[]\s*(?:["{[]|$)/.test(start),
    advice:
      'The file is JSON, often an error that a server responded with. Open the URL in a browser to read it.',
  },
  {
    is: (start) => /^\x08[\0-\x20](?:\x12|:|B|Z|\x1a)/.test(start),
    advice: `The file is an ONNX model, which the lite interpreter doesn’t read. ${exportAgain}`,
  },
  {
    is: (start) => start.slice(4, 6) === 'ET',
    advice: `The file is an ExecuTorch program (.pte), made for another runtime. ${exportAgain}`,
  },
  {
    is: (start) => start.slice(4, 8) === 'TFL3',
    advice: `The file is a TensorFlow Lite model. ${exportAgain}`,
  },
  {
    is: (start) => /^(?:\xff\xd8\xff|\x89PNG|GIF8|RIFF)/.test(start),
    advice: 'The file is a picture or a sound. Choose the model instead.',
  },
  {
    is: (start) => start.startsWith('\x1f\x8b'),
    advice: 'The file is compressed with gzip. Unpack it first.',
  },
  {
    is: (start) => start.slice(4, 8) === 'PTMF',
    advice:
      'The file is a model in the FlatBuffers format, and damaged: part of it is missing or was changed. Download or export it again.',
  },
  {
    is: (start) => /^\x80[\x02-\x05]/.test(start),
    advice: weightsAlone,
  },
];

/** What went wrong inside an archive, by the phone's message. */
const faults: readonly (readonly [RegExp, string])[] = [
  [
    /failed finding central directory|not a ZIP archive/,
    'The file begins like a model, but its end is missing: the download or the copy stopped halfway. Get it again, and compare its size with the original’s.',
  ],
  [
    /archive is too large/,
    'The file promises to unpack to far more than a model of its size would. Nothing was unpacked. Delete it if you don’t know who made it.',
  ],
  [
    /Type .* is not supported in the parser|unknown torch global/,
    'The file asks for a Python function that no model needs. Nothing of it ran here, and the phone refuses it too. Don’t open it with torch.load, which would run it. Delete it if you don’t know who made it.',
  ],
  [
    /is not supported in mobile module/,
    'The program uses a feature that the lite interpreter lacks, such as torch.jit.fork or a with block. Remove it, and export the model again.',
  ],
  [
    /Attempted to read a PyTorch file with version|Couldn't parse the version/,
    'A much older or newer PyTorch wrote this archive. Export the network again with PyTorch 1.12.',
  ],
  [
    /does not contain any files|not in a subdirectory|hasRecord\("version"\)/,
    `The file is a ZIP archive, but not one that PyTorch wrote. ${exportAgain}`,
  ],
];

/** Bytes as characters, one each. */
function toText(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes);
}

/** Whether an archive has a folder, by the names in its directory at the end. */
function hasFolder(bytes: Uint8Array, folder: string): boolean {
  const end = bytes.subarray(-0x8000);
  return toText(end).includes(`/${folder}/`);
}

function adviceInArchive(bytes: Uint8Array, message: string): string {
  if (message.includes('locating file bytecode.pkl')) {
    return hasFolder(bytes, 'code')
      ? 'The file is a TorchScript model for servers, without the bytecode that a phone runs: torch.jit.save wrote it. Open it with torch.jit.load, and save it with _save_for_lite_interpreter.'
      : weightsAlone;
  }
  return (
    faults.find(([pattern]) => pattern.test(message))?.[1] ??
    'The file is damaged: part of it is missing or was changed. Download or export it again.'
  );
}

/** Says in words to act on why a file does not load. */
export function explain(bytes: Uint8Array, error: Error): Explanation {
  const start = toText(bytes.subarray(0, 64));
  const {message} = error;
  const advice = start.startsWith('PK')
    ? adviceInArchive(bytes, message)
    : kinds.find(({is}) => is(start))?.advice;
  return {
    message,
    advice:
      advice ??
      `This isn’t a model that PyTorch exported for phones, or the start of the file is missing. ${exportAgain}`,
  };
}
