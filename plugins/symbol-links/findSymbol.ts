import type {SymbolLinks} from './readSymbols';

/** A name or a call of it: `Tensor`, `media.toBlob`, `resize(224)`. */
const reference = /^(?<name>[A-Za-z_]\w*(?:\.\w+)*)(?<call>\(.*\))?$/s;

/** The address of the symbol that a piece of code names. */
export function findSymbol(
  code: string,
  symbols: SymbolLinks,
): string | undefined {
  const {name = '', call} = reference.exec(code)?.groups ?? {};
  const [owner = '', ...rest] = name.split('.');
  // `tensor.softmax` is a method of a variable, but `torch.jit.script` belongs to Python.
  const isVariable = rest.length === 1 && !symbols.has(owner);
  const member = isVariable ? rest[0] : name;
  return (
    symbols.get(name) ??
    (isVariable || call !== undefined ? symbols.get(`${member}()`) : undefined)
  );
}
