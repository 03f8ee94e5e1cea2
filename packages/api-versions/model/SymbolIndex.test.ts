import {describe, expect, it} from 'vitest';
import {SymbolIndex, type IndexedSymbol} from './SymbolIndex';

function symbol(
  module: string,
  kind: IndexedSymbol['kind'],
  name: string,
  members: readonly string[] = [],
  local = false,
): IndexedSymbol {
  return {module, kind, name, local, members: new Set(members)};
}

const index = new SymbolIndex('/docs/api/core/', [
  symbol('Model', 'variable', 'Model'),
  symbol('Model', 'interface', 'Model', ['load']),
  symbol('Camera', 'class', 'Camera', ['flip']),
  symbol('Camera', 'interface', 'Props', ['onFrame']),
  symbol('Camera', 'type', 'Size', [], true),
  symbol('Images', 'variable', 'ImageUtil', ['fromURL']),
]);

describe('SymbolIndex', () => {
  it.each([
    ['flip', 'classes/camera.camera-1/#flip'],
    ['onFrame', 'interfaces/camera.props/#onframe'],
    ['Camera', 'classes/camera.camera-1/'],
    ['Model', 'interfaces/model.model-1/'],
    ['Model.load', 'interfaces/model.model-1/#load'],
    ['Size', 'modules/camera/#type-size'],
    ['ImageUtil', 'modules/images/#imageutil'],
    ['ImageUtil.fromURL', 'modules/images/#imageutil-fromurl'],
  ])('resolves %s', (reference, path) => {
    const target = index.resolve(reference, {
      module: 'Camera',
      symbol: 'Camera',
    });
    expect(target && index.href(target)).toBe(`/docs/api/core/${path}`);
  });

  it.each(['Lens', 'Camera.zoom', 'load.x'])(
    'does not know %s',
    (reference) => {
      expect(index.resolve(reference, {module: 'Camera'})).toBeUndefined();
    },
  );
});
