import type {ReactNode} from 'react';
import Picture from '@site/src/components/Picture';
import Box from '@site/src/components/Picture/Box';
import ink from '@site/src/components/Picture/styles.module.css';
import styles from './styles.module.css';

/** A terminal, a server, and the JSON response. */
export default function ServerModel(): ReactNode {
  return (
    <Picture
      className={styles.wide}
      label="Three boxes joined by arrows. A curl command sends the prompt The keeper to the path gpt. A computer with port 5000 runs GPT-Neo. JSON with generated_text comes back and continues the prompt."
      width={320}
      height={360}
    >
      <Box className={styles.card} at={[10, 6, 300, 92]} rx={12} />
      <circle className={ink.ember} cx="28" cy="24" r="5" />
      <circle className={styles.lilac} cx="44" cy="24" r="5" />
      <text className={styles.code} x="26" y="58">
        curl -F &quot;prompt=The keeper&quot;
      </text>
      <text className={styles.code} x="26" y="82">
        …:5000/gpt
      </text>
      <path className={styles.arrow} d="M160 104v22m-7-7l7 7 7-7" />
      <Box className={styles.cell} at={[70, 134, 180, 86]} rx={12} />
      <text className={styles.title} x="160" y="170" textAnchor="middle">
        GPT-Neo 1.3B
      </text>
      <text x="160" y="198" textAnchor="middle">
        your computer
      </text>
      <path className={styles.arrow} d="M160 226v22m-7-7l7 7 7-7" />
      <Box className={styles.card} at={[10, 256, 300, 96]} rx={12} />
      <Box className={styles.glow} at={[22, 316, 156, 25]} rx={4} />
      <text className={styles.code} x="26" y="284">
        {'{"generated_text":'}
      </text>
      <text className={styles.code} x="26" y="309">
        {' "The keeper opened the'}
      </text>
      <text className={styles.code} x="26" y="334">
        {' door and saw …"}'}
      </text>
    </Picture>
  );
}
