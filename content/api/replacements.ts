import type {Replacement} from 'api-versions';

const jit = 'torchlive/torch:type:JIT';
const IValue = {
  by: ['torchlive/torch:type:IValue'],
  words: 'Use `IValue` instead.',
};

/** What replaces what a version removed, by its key; words where the package has no deprecation notice. */
export const replacements: Readonly<Record<string, Replacement>> = {
  'audio/AudioModule:value:AudioUtil.record': {
    by: ['isRecording', 'startRecord', 'stopRecord'].map(
      (name) => `audio/AudioModule:value:AudioUtil.${name}`,
    ),
    words:
      'Added in the same version: `AudioUtil.isRecording`, `AudioUtil.startRecord`, `AudioUtil.stopRecord`.',
  },
  'MobileModelModule:type:MobileModel.execute': {
    by: ['torchlive/torch:type:Module'],
  },
  'MobileModelModule:type:MobileModel.preload': {by: [jit]},
  'MobileModelModule:type:MobileModel.unload': {by: [jit]},
  'expo-plugin/withPyTorchCore:value:setProjectRepositories': {
    by: [],
    words:
      'Nothing replaces it: apps no longer need the Maven repository of snapshots that it added.',
  },
  'torchlive/torch:type:ModuleInputValue': IValue,
  'torchlive/torch:type:ModuleValue': IValue,
};
