type Tagged = {name: string; versions: readonly string[]};

/** Members that the tags of the sources mark as deprecated, by docs version. */
export const deprecated: readonly Tagged[] = [
  {
    name: 'CanvasRenderingContext2D.drawCircle',
    versions: ['0.1', '0.2.0', '0.2.1', '0.2.2', '0.2.3', 'current'],
  },
  {
    name: 'CanvasRenderingContext2D.fillCircle',
    versions: ['0.1', '0.2.0', '0.2.1', '0.2.2', '0.2.3', 'current'],
  },
  {
    name: 'CanvasRenderingContext2D.clear',
    versions: ['0.1', '0.2.0', '0.2.1'],
  },
  {name: 'MobileModel.preload', versions: ['0.2.1']},
  {name: 'MobileModel.unload', versions: ['0.2.1']},
  {name: 'MobileModel.execute', versions: ['0.2.1']},
  {name: 'MobileModel.download', versions: ['0.2.2', '0.2.3', 'current']},
  {
    name: 'Media.imageFromBlob',
    versions: ['0.2.1', '0.2.2', '0.2.3', 'current'],
  },
];

/** Members that they mark as experimental. */
export const experimental: readonly Tagged[] = [
  {
    name: 'Tensor.data',
    versions: ['0.2.0', '0.2.1', '0.2.2', '0.2.3', 'current'],
  },
  {
    name: 'Experimental.audioFromBytes',
    versions: ['0.2.1', '0.2.2', '0.2.3', 'current'],
  },
];
