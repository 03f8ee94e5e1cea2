import {loadPtlModel} from 'torchlive-web/models';

export type LoadPtlModel = typeof loadPtlModel;

Object.assign(globalThis, {loadPtlModel});
