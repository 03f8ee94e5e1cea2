/** Reads off one word after the other, each time the likeliest, until the end mark. */
export default async function greedyDecode(
  nextWord: (word: number) => Promise<number>,
  startMark: number,
  endMark: number,
  maxLength: number,
): Promise<number[]> {
  const words: number[] = [];
  let word = startMark;
  while (words.length < maxLength) {
    word = await nextWord(word);
    if (word === endMark) {
      break;
    }
    words.push(word);
  }
  return words;
}
