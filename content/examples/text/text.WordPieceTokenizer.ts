import {text} from 'react-native-pytorch-core';

// The class itself: the entry point exports it under this name only.
const tokenizer = new text.WordPieceTokenizer({vocab: '[UNK]\nhello'});
console.log(tokenizer.encode('Hello world')); // → [1, 0]
