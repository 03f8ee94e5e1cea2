import {emptyDoc} from '../model/readDoc';
import type {ApiMember, ApiSymbol} from '../model/types';

/** A member without a name, for tests to add what they need. */
export const emptyMember: Omit<ApiMember, 'name' | 'anchor'> = {
  kind: 'method',
  optional: false,
  code: [],
  type: [],
  calls: [],
  doc: emptyDoc,
};

/** The same of a symbol. */
export const emptySymbol: Omit<ApiSymbol, 'name' | 'href' | 'anchor'> = {
  kind: 'interface',
  module: 'm',
  local: false,
  code: [],
  typeParameters: [],
  parents: [],
  type: [],
  doc: emptyDoc,
  calls: [],
  members: [],
  access: {by: 'none'},
};
