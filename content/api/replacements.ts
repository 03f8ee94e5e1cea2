import type {Markdown} from 'api-versions';

/** What replaces symbols that a version removed without a deprecation notice, by their key. */
export const replacements: Readonly<Record<string, Markdown>> = {
  'expo-plugin/withPyTorchCore:value:setProjectRepositories':
    'Nothing replaces it: apps no longer need the Maven repository of snapshots that it added.',
  'torchlive/torch:type:ModuleInputValue': 'Use `IValue` instead.',
  'torchlive/torch:type:ModuleValue': 'Use `IValue` instead.',
};
