import {readFileSync} from 'node:fs';
import path from 'node:path';

/** Shape and dtype of a model's input. */
type Input = {shape: number[]; dtype: 'float32' | 'int64'};

/** A model that a script writes, with what the tutorial's code passes and expects. */
export type Model = {
  file: string;
  inputs: Input[];
  /** `null` stands for any size. */
  outputs: (number | null)[][];
  /** A file that the model carries. */
  carries?: string;
};

/** How to run a script. */
export type Job = {
  models: Model[];
  /** Files that the reader has beside the script, by name. */
  files?: Readonly<Record<string, string>>;
  /** Further files that the script writes. */
  writes?: readonly string[];
  /** Text of the script to replace, so that it ends soon or runs on Debian's PyTorch. */
  replace?: readonly [text: string, by: string];
};

/** Scripts that need more than PyTorch, and why they are only parsed. */
export const onlyParsed: Readonly<Record<string, string>> = {
  'content/samples/alternatives/to_executorch.py': 'needs executorch',
  'content/samples/alternatives/to_tflite.py': 'needs litert-torch',
  'content/samples/ptl-server/gpt.py':
    'needs transformers and a download of 5 GB',
  'content/samples/ptl-server/server.py': 'is a server, and imports gpt.py',
  'content/samples/ptl-server/server_echo.py': 'is a server',
  'content/samples/ptl-server/test_gpt.py': 'imports gpt.py',
};

function readSource(siteDir: string, file: string): string {
  return readFileSync(path.join(siteDir, file), 'utf8');
}

/** A number that a sample states, such as the size that it resizes to. */
function numberIn(siteDir: string, file: string, pattern: RegExp): number {
  const found = pattern.exec(readSource(siteDir, file))?.[1];
  if (found === undefined) {
    throw new Error(`${file}: no ${pattern.source}. Look at jobs.ts.`);
  }
  return Number(found);
}

/** The job of each script that runs, by file or by the page that shows it. */
export function jobsOf(siteDir: string): Record<string, Job> {
  const size = numberIn(
    siteDir,
    'content/samples/image-classification/classifyImage.ts',
    /T\.resize\((\d+)\)/,
  );
  const specFile = 'content/samples/make-model/live.spec.json';
  const spec = readSource(siteDir, specFile);
  const specSize = numberIn(siteDir, specFile, /"width": (\d+)/);
  const translate = 'content/samples/seq2seq-nmt/translate.ts';
  const hidden = numberIn(siteDir, translate, /hiddenSize = (\d+)/);
  const longest = numberIn(siteDir, translate, /maxLength = (\d+)/);

  const classifier = (file: string, side: number): Model => ({
    file,
    inputs: [{shape: [1, 3, side, side], dtype: 'float32'}],
    outputs: [[1, 1000]],
  });
  const withSpec = (file: string): Job => ({
    files: {'live.spec.json': spec},
    models: [
      {
        ...classifier(file, specSize),
        carries: 'extra/model/live.spec.json',
      },
    ],
  });
  const state: Input = {shape: [1, 1, hidden], dtype: 'float32'};
  return {
    'content/samples/export-mobilenet/export_model.py': {
      models: [classifier('mobilenet_v3_small.ptl', size)],
    },
    'content/samples/make-model/make_model.py': withSpec(
      'mobilenet_v3_small.ptl',
    ),
    'versioned_docs/version-0.2.1/api/model-spec.mdx': withSpec(
      'model_with_spec.ptl',
    ),
    'content/samples/export-seq2seq/export_model.py': {
      files: {
        'data/eng-fra.txt':
          'I am cold.\tJ’ai froid.\tCC-BY\nGo.\tVa !\tCC-BY\nThank you.\tMerci.\tCC-BY\n',
      },
      replace: ['ITERATIONS = 75_000', 'ITERATIONS = 10'],
      writes: ['source_wrd2idx.json', 'target_idx2wrd.json'],
      models: [
        {
          file: 'encoder.ptl',
          inputs: [{shape: [1], dtype: 'int64'}, state],
          outputs: [state.shape, state.shape],
        },
        {
          file: 'decoder.ptl',
          inputs: [
            {shape: [1, 1], dtype: 'int64'},
            state,
            {shape: [longest, hidden], dtype: 'float32'},
          ],
          outputs: [[1, null], state.shape],
        },
      ],
    },
    'content/samples/alternatives/to_onnx.py': {
      // Debian's PyTorch 1.13 always writes one file, and doesn't know the option.
      replace: ['    external_data=False,\n', ''],
      writes: ['mobilenet_v3_small.onnx'],
      models: [],
    },
    'docs/tutorials/models/install-pytorch.mdx': {models: []},
  };
}
