import {word} from './lib/words';

export default function App(): string {
  return word;
}
