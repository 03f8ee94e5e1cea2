import type {ApiModel, ApiSymbol, Markdown} from '../model/types';

/** Address of `Arch.span`, `bridges.arches.build` or `load`, if this version has it. */
function find(
  name: string,
  symbols: readonly ApiSymbol[],
  owner: string,
): string | undefined {
  const parts = name.split('.');
  const member = parts.at(-1) ?? '';
  const path = parts.slice(0, -1).join('.') || owner;
  const holders = symbols.filter(
    (symbol) =>
      symbol.name === path ||
      (symbol.access.by === 'path' && symbol.access.path === path),
  );
  for (const {href, members} of holders) {
    const found = members.find((each) => each.name === member);
    if (found !== undefined) {
      return `${href.replace(/#.*$/, '')}#${found.anchor}`;
    }
  }
  return symbols.find((symbol) => symbol.name === name && !symbol.local)?.href;
}

/** Links the names in a text from another version that also exist in this one. */
export function linkNames(
  text: Markdown,
  {modules}: ApiModel,
  owner = '',
): Markdown {
  const symbols = modules.flatMap((module) => module.symbols);
  return text
    .split(/(```[\s\S]*?```|\[[^\]]*\]\([^)]*\))/)
    .map((piece, index) =>
      index % 2 === 1
        ? piece
        : piece.replace(/`([\w.]+)`/g, (code, name: string) => {
            const href = find(name, symbols, owner);
            return href === undefined ? code : `[${code}](${href})`;
          }),
    )
    .join('');
}
