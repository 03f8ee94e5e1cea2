import {parse} from 'react-native-pytorch-core/src/utils/CSSFontUtils';

console.log(parse('24px Arial')); // → {fontFamily: ['Arial'], fontSize: '24px'}
console.log(parse('bold 24px Arial')?.fontWeight); // → bold

// The family comes last, and `dp` is no unit of CSS.
console.log(parse('Arial 24px')); // → null
console.log(parse('24dp Arial')); // → null
