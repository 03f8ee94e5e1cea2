/** A documented release. */
type Release = {
  /** Name of the docs version in `content/site/versions.ts`. */
  docsVersion: string;
  /** Release date, ISO 8601. */
  date: string;
  /** The most important change. */
  headline: string;
};

/** One release for each docs version, newest first. */
export const releases: readonly Release[] = [
  {
    docsVersion: 'current',
    date: '2022-12-17',
    headline: 'Write into a tensor by its index',
  },
  {
    docsVersion: '0.2.3',
    date: '2022-11-20',
    headline: 'Synchronous loading, and the files inside a model',
  },
  {
    docsVersion: '0.2.2',
    date: '2022-09-14',
    headline: 'Tensors take over from the live spec',
  },
  {
    docsVersion: '0.2.1',
    date: '2022-08-15',
    headline: 'Installs itself, on React Native 0.68 and 0.69 too',
  },
  {
    docsVersion: '0.2.0',
    date: '2022-06-30',
    headline: 'Tensors, torchvision and tokenizers in JavaScript',
  },
  {
    docsVersion: '0.1',
    date: '2022-01-19',
    headline: 'PyTorch Live: camera, canvas and a spec inside the model',
  },
];

/** What is new in the latest release, by the name in the API reference. */
export const latestChanges: readonly {name: string; change: string}[] = [
  {
    name: '_loadForMobileSync',
    change: 'loads a model without a promise',
  },
  {
    name: '_loadForMobile',
    change: 'takes a device and reads extra files out of the model',
  },
  {name: 'Tensor.matmul', change: 'multiplies matrices'},
  {
    name: 'Module.forward',
    change: 'is typed by the list of its inputs',
  },
];
