/** A claim about the world around the toolkit: when it was checked, and where. */
export type OutsideFact = {
  /** Month of the check, ISO 8601. */
  checked: string;
  sources: readonly {label: string; url: string}[];
};

const checked = '2026-11';
const reactNative = 'https://github.com/facebook/react-native/issues';

function issue(number: number): {label: string; url: string} {
  return {
    label: `React Native issue ${number}`,
    url: `${reactNative}/${number}`,
  };
}

/** What pages say about stores, build tools, servers and other libraries, by topic. */
export const outsideFacts = {
  stores: {
    checked,
    sources: [
      {
        label: "Apple's upcoming requirements",
        url: 'https://developer.apple.com/news/upcoming-requirements/',
      },
      {
        label: "Google Play's target API levels",
        url: 'https://developer.android.com/google/play/requirements/target-sdk',
      },
      {
        label: '16 KB page sizes',
        url: 'https://developer.android.com/guide/practices/page-sizes',
      },
    ],
  },
  boost: {
    checked,
    sources: [
      issue(50205),
      {
        label: 'boost.podspec in React Native 0.70.15',
        url: 'https://www.npmjs.com/package/react-native/v/0.70.15?activeTab=code',
      },
    ],
  },
  xcode: {checked, sources: [issue(37748), issue(43693)]},
  sonatype: {
    checked,
    sources: [
      {
        label: "Sonatype's announcement",
        url: 'https://central.sonatype.org/news/20250326_ossrh_sunset/',
      },
    ],
  },
  fbjni: {
    checked,
    sources: [
      {
        label: 'fbjni issue 84',
        url: 'https://github.com/facebookincubator/fbjni/issues/84',
      },
    ],
  },
  snack: {
    checked,
    sources: [
      {
        label: 'Snack drops SDK 44',
        url: 'https://github.com/expo/snack/pull/360',
      },
      {
        label: 'Snack drops SDK 49',
        url: 'https://github.com/expo/snack/pull/642',
      },
    ],
  },
  'hugging-face': {
    checked,
    sources: [
      {
        label: 'Sentence Transformers issue 3544',
        url: 'https://github.com/huggingface/sentence-transformers/issues/3544',
      },
    ],
  },
  alternatives: {
    checked,
    sources: [
      {
        label: 'react-native-executorch',
        url: 'https://www.npmjs.com/package/react-native-executorch/v/0.10.2',
      },
      {
        label: 'onnxruntime-react-native',
        url: 'https://www.npmjs.com/package/onnxruntime-react-native/v/1.24.3',
      },
      {
        label: 'react-native-fast-tflite',
        url: 'https://www.npmjs.com/package/react-native-fast-tflite/v/3.0.1',
      },
      {
        label: "Nitro's minimum requirements",
        url: 'https://nitro.margelo.com/docs/minimum-requirements',
      },
    ],
  },
  exporters: {
    checked,
    sources: [
      {
        label: 'ExecuTorch on PyPI',
        url: 'https://pypi.org/project/executorch/',
      },
      {
        label: 'the update to ExecuTorch 1.2',
        url: 'https://github.com/software-mansion/react-native-executorch/pull/1076',
      },
      {
        label: 'the PyTorch of ExecuTorch 1.2',
        url: 'https://github.com/pytorch/executorch/pull/18107',
      },
      {
        label: 'LiteRT Torch',
        url: 'https://github.com/google-ai-edge/litert-torch',
      },
    ],
  },
  'model-licenses': {
    checked,
    sources: [
      {label: 'YOLOv5', url: 'https://github.com/ultralytics/yolov5'},
      {
        label: 'AnimeGANv2',
        url: 'https://github.com/TachibanaYoshino/AnimeGANv2',
      },
      {
        label: 'wav2vec 2.0',
        url: 'https://huggingface.co/facebook/wav2vec2-base-960h',
      },
    ],
  },
} as const satisfies Record<string, OutsideFact>;
