/**
 * The page that stands in for one that a version lacks, by the ids of both. Every version
 * that lacks the first has the second.
 */
const successors: Readonly<Record<string, string>> = {
  'api/cli': 'tutorials/get-started-manually',
  'api/model-spec': 'tutorials/model-spec',
  'tutorials/build-for-ios': 'tutorials/add-package',
  'tutorials/create-react-native-app': 'tutorials/get-started-manually',
  'tutorials/get-started-expo-app': 'tutorials/get-started-manually',
  'tutorials/get-started-local': 'tutorials/get-started-manually',
  'tutorials/image-classification': 'tutorials/snacks/image-classification',
  'tutorials/models/install-pytorch': 'tutorials/prepare-custom-model',
  'tutorials/performance-and-memory': 'tutorials/add-package',
  'tutorials/question-answering': 'tutorials/snacks/nlp-qa',
  'tutorials/run-on-the-web': 'tutorials/add-package',
  'tutorials/ship-it': 'tutorials/add-package',
  // No later tutorial has their subject: these lead where they send readers themselves.
  'tutorials/connecting-to-a-server': 'tutorials/snacks/nlp-qa',
  'tutorials/mnist-digit-classification':
    'tutorials/snacks/image-classification',
  'tutorials/server-model': 'tutorials/snacks/nlp-qa',
  // The way back to 0.1, which has no Snacks.
  'tutorials/snacks/image-classification': 'tutorials/image-classification',
  'tutorials/snacks/live-camera': 'tutorials/image-classification',
  'tutorials/snacks/nlp-qa': 'tutorials/question-answering',
};

/** Path of the page that stands in for another in the version at `root`, such as `/docs/0.2.1`. */
export function successorPath(root: string, id: string): string | undefined {
  const successor = successors[id];
  return successor === undefined ? undefined : `${root}/${successor}/`;
}
