const accents = /[\u0300-\u036f]/g;
// The toolkit pastes the text into JSON, where these mean something.
const dangerous = /["\\$]/g;
const mark = /[^A-Za-z0-9\s]/gu;

/** Words and marks with single spaces between them, in plain letters. */
function toWords(text: string): string {
  return text
    .normalize('NFD')
    .replace(accents, '')
    .replace(dangerous, ' ')
    .replace(mark, ' $& ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Question and passage in the one line that the model reads. */
export default function toModelText(question: string, passage: string): string {
  return `[CLS] ${toWords(question)} [SEP] ${toWords(passage)} [SEP]`;
}
