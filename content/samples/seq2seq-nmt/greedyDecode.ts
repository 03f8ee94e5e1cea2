/** Reads off one word after the other, each time the likeliest, until the end token. */
export default async function greedyDecode(
  nextWord: (word: number) => Promise<number>,
  startToken: number,
  endToken: number,
  maxLength: number,
): Promise<number[]> {
  const words: number[] = [];
  let word = startToken;
  while (words.length < maxLength) {
    word = await nextWord(word);
    if (word === endToken) {
      break;
    }
    words.push(word);
  }
  return words;
}
