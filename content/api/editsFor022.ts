import type {FileEdits} from 'api-versions';

/**
 * All differences between the sources of 0.2.3 and 0.2.2; files that are not
 * listed are the same in both. They apply to `src/` and to the declarations in
 * `lib/typescript/`.
 */
export const editsFor022: readonly FileEdits[] = [
  {
    module: 'torchlive/torch',
    edits: [
      {kind: 'remove', target: 'IValue'},
      {kind: 'remove', target: 'Dict'},
      {
        kind: 'replace',
        from: 'export interface Module {',
        to: `/** Every value that a [[Module]] can return. */
type ModuleValue =
  | null
  | string
  | number
  | boolean
  | Tensor
  | {[key: string]: ModuleValue}
  | ModuleValue[];

/** Every value that a [[Module]] accepts as an input. */
type ModuleInputValue = string | number | boolean | Tensor;

export interface Module {`,
      },
      // What `forward` and `forwardSync` have in common.
      {
        kind: 'replace',
        from: '<In extends IValue[], Out extends IValue>',
        to: '<In extends ModuleInputValue, Out extends ModuleValue>',
        times: 2,
      },
      {kind: 'replace', from: 'inputs: [...In]', to: 'inputs: In[]', times: 2},
      {
        kind: 'replace',
        from: 'Input could be of type [[IValue]]',
        to: 'Input could be of type [[ModuleInputValue]]',
        times: 2,
      },
      {
        kind: 'replace',
        from: 'the [[IValue]] union types',
        to: 'the [[ModuleValue]] union types',
        times: 2,
      },
      {
        kind: 'replace',
        from: 'export interface JIT {',
        to: 'interface JIT {',
      },
      {kind: 'remove', target: 'JIT._loadForMobileSync'},
      {
        kind: 'replace',
        from: '@param device Device on which the model will be loaded. * @param extraFiles Load extra files when loading the model. * @returns',
        to: '@returns',
      },
      {
        kind: 'replace',
        from: 'filePath: string, device?: Device, extraFiles?: ExtraFilesMap',
        to: 'filePath: string',
      },
      {kind: 'remove', target: 'Device'},
      {kind: 'remove', target: 'ExtraFilesMap'},
      {kind: 'remove', target: 'Tensor.matmul'},
    ],
  },
  {
    module: 'install-jsi',
    edits: [
      {
        kind: 'replace',
        from: '* @format * @internal * @ignore * @packageDocumentation',
        to: '* @format',
      },
    ],
  },
];
