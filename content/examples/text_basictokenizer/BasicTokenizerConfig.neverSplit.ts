import {BasicTokenizer} from 'react-native-pytorch-core/src/text/BasicTokenizer';

const tokenizer = new BasicTokenizer({neverSplit: ['[SEP]']});
console.log(tokenizer.tokenize('[SEP] [sep]')); // → ['[SEP]', '[', 'sep', ']']

// It has to stand between spaces.
console.log(tokenizer.tokenize('end[SEP]')); // → ['end', '[', 'sep', ']']
