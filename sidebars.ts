import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/** Order of the pages of the next version. */
export default {
  docs: [
    {
      type: 'category',
      label: 'Get started',
      collapsed: false,
      items: [
        'tutorials/get-started',
        'tutorials/get-started-expo-app',
        'tutorials/get-started-manually',
        'tutorials/add-package',
      ],
    },
    {
      type: 'category',
      label: 'Model tutorials',
      collapsed: false,
      items: [
        'tutorials/models/install-pytorch',
        'tutorials/prepare-custom-model',
      ],
    },
    {
      type: 'category',
      label: 'Demo tutorials',
      collapsed: false,
      items: [
        'tutorials/snacks/image-classification',
        'tutorials/snacks/nlp-qa',
        'tutorials/snacks/object-detection',
        'tutorials/snacks/anime-gan',
        'tutorials/snacks/seq2seq-nmt',
        'tutorials/snacks/yolov5',
      ],
    },
    'tutorials/faq',
  ],
  api: ['api/core'],
} satisfies SidebarsConfig;
