/** The words of an error, without the names that the compiler gives to imported modules. */
export function withoutCompiledNames(words: string): string {
  return words.replaceAll(/\b_react(?:native\w*)?\./g, '');
}
