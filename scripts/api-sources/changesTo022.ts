import type {FileChanges} from './applyChanges';

/**
 * All differences between the sources of 0.2.3 and 0.2.2; files that are not
 * listed are the same in both. They apply to `src/` and to the declarations in
 * `lib/typescript/`.
 */
export const changesTo022: readonly FileChanges[] = [
  {
    module: 'torchlive/torch',
    changes: [
      {
        kind: 'insert',
        before: 'IValue',
        text: [
          '/** Every value that a [[Module]] can return. */',
          'type ModuleValue =',
          '  | null',
          '  | string',
          '  | number',
          '  | boolean',
          '  | Tensor',
          '  | {[key: string]: ModuleValue}',
          '  | ModuleValue[];',
          '',
          '/** Every value that a [[Module]] accepts as an input. */',
          'type ModuleInputValue = string | number | boolean | Tensor;',
        ],
      },
      {kind: 'remove', target: 'IValue'},
      {kind: 'remove', target: 'Dict'},
      {
        kind: 'replace',
        target: 'Module.forward',
        from: 'forward<In extends IValue[], Out extends IValue>(...inputs: [...In]): Promise<Out>;',
        to: 'forward<In extends ModuleInputValue, Out extends ModuleValue>(...inputs: In[]): Promise<Out>;',
        mentions: {
          inputs: {from: '[[IValue]]', to: '[[ModuleInputValue]]'},
          returns: {from: '[[IValue]]', to: '[[ModuleValue]]'},
        },
      },
      {
        kind: 'replace',
        target: 'Module.forwardSync',
        from: 'forwardSync<In extends IValue[], Out extends IValue>(...inputs: [...In]): Out;',
        to: 'forwardSync<In extends ModuleInputValue, Out extends ModuleValue>(...inputs: In[]): Out;',
        mentions: {
          inputs: {from: '[[IValue]]', to: '[[ModuleInputValue]]'},
          returns: {from: '[[IValue]]', to: '[[ModuleValue]]'},
        },
      },
      {kind: 'unexport', target: 'JIT'},
      {
        kind: 'replace',
        target: 'JIT._loadForMobile',
        from: '_loadForMobile<T extends Module = Module>(filePath: string, device?: Device, extraFiles?: ExtraFilesMap): Promise<T>;',
        to: '_loadForMobile<T extends Module = Module>(filePath: string): Promise<T>;',
        dropParams: ['device', 'extraFiles'],
      },
      {kind: 'remove', target: 'JIT._loadForMobileSync'},
      {kind: 'remove', target: 'Device'},
      {kind: 'remove', target: 'ExtraFilesMap'},
      {kind: 'remove', target: 'Tensor.matmul'},
    ],
  },
  {
    module: 'install-jsi',
    changes: [
      {
        kind: 'untagFile',
        tags: ['internal', 'ignore', 'packageDocumentation'],
      },
    ],
  },
];
