/** How each digit is shown, by its value. */
export const digits = [
  {word: 'zero', symbol: '⓪'},
  {word: 'one', symbol: '①'},
  {word: 'two', symbol: '②'},
  {word: 'three', symbol: '③'},
  {word: 'four', symbol: '④'},
  {word: 'five', symbol: '⑤'},
  {word: 'six', symbol: '⑥'},
  {word: 'seven', symbol: '⑦'},
  {word: 'eight', symbol: '⑧'},
  {word: 'nine', symbol: '⑨'},
];
