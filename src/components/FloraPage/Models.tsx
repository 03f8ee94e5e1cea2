import type {ReactNode} from 'react';
import styles from './styles.module.css';

const models = [
  {
    input: 'A photo of a tree',
    model: 'Image classifier',
    note: 'trained on ImageNet, then fine-tuned on kinds of tree',
    output: 'eucalyptus',
  },
  {
    input: 'A spoken question',
    model: 'wav2vec',
    note: 'turns speech into text',
    output: 'why are they so tall',
  },
  {
    input: 'The question and a passage',
    model: 'BERT',
    note: 'finds the answer in the passage',
    output: 'the answer, from the passage',
  },
];

/** Input and output of each model in the lesson. */
export default function Models(): ReactNode {
  return (
    <ul className={styles.models}>
      {models.map(({input, model, note, output}) => (
        <li key={model} className={styles.model}>
          <span>{input}</span>
          <span className={styles.network}>
            <strong>{model}</strong>
            <span className={styles.what}>{note}</span>
          </span>
          <span className={styles.output}>{output}</span>
        </li>
      ))}
    </ul>
  );
}
