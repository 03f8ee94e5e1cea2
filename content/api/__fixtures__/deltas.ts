import {readReleases} from '../../releases/readReleases';

/** What each package changed, as recorded by comparing the tags by hand: `type Symbol.member`. */
export const deltas: Readonly<Record<string, readonly string[]>> =
  Object.fromEntries(
    [...readReleases('.')].map(([version, {changes}]) => [version, changes]),
  );

/** Signatures that changed, before and after. */
export const signatureChanges: readonly {
  version: string;
  name: string;
  before: string;
  after: string;
}[] = [
  {
    version: '0.2.1',
    name: 'JIT._loadForMobile',
    before: '_loadForMobile(filePath: string): Promise<Module>',
    after:
      '_loadForMobile<T extends Module = Module>(filePath: string): Promise<T>',
  },
  {
    version: '0.2.2',
    name: 'Tensor.topk',
    before: 'topk(k: number): [Tensor, Tensor]',
    after:
      'topk(k: number, options?: {dim?: number; largest?: boolean; sorted?: boolean}): [Tensor, Tensor]',
  },
  {
    version: '0.2.3',
    name: 'Module.forward',
    before:
      'forward<In extends ModuleInputValue, Out extends ModuleValue>(...inputs: In[]): Promise<Out>',
    after:
      'forward<In extends IValue[], Out extends IValue>(...inputs: [...In]): Promise<Out>',
  },
  {
    version: '0.2.3',
    name: 'Module.forwardSync',
    before:
      'forwardSync<In extends ModuleInputValue, Out extends ModuleValue>(...inputs: In[]): Out',
    after:
      'forwardSync<In extends IValue[], Out extends IValue>(...inputs: [...In]): Out',
  },
  {
    version: '0.2.3',
    name: 'JIT._loadForMobile',
    before:
      '_loadForMobile<T extends Module = Module>(filePath: string): Promise<T>',
    after:
      '_loadForMobile<T extends Module = Module>(filePath: string, device?: Device, extraFiles?: ExtraFilesMap): Promise<T>',
  },
];
