import type {ApiMember, ApiModel, ApiSymbol} from 'api-versions';

type Named = {
  module: string;
  name: string;
  kind: ApiSymbol['kind'];
  members?: readonly (Pick<ApiMember, 'name'> & Partial<ApiMember>)[];
};

/** A model with as much as examples need of it. */
export function modelOf(
  docsVersion: string,
  symbols: readonly Named[],
): ApiModel {
  const modules = symbols.map((symbol) => ({
    name: symbol.module,
    symbols: [{members: [], ...symbol}],
  }));
  return {docsVersion, modules} as unknown as ApiModel;
}
