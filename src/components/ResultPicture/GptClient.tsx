import type {ReactNode} from 'react';
import Box from '@site/src/components/Picture/Box';
import ink from '@site/src/components/Picture/styles.module.css';
import Phone from './Phone';
import styles from './styles.module.css';

const story = [
  'It was the last boat',
  'of the summer, and',
  'nobody waved when',
  'it left the pier.',
];

/** A prompt, a button, and the text that the server generated. */
export default function GptClient(): ReactNode {
  return (
    <Phone label="Phone with an input that reads: It was the last boat of the summer, and. Under it a button Send. The text that came back goes on: nobody waved when it left the pier.">
      <text className={styles.strongWords} x="18" y="52">
        Beginning of a text
      </text>
      <Box className={styles.card} at={[14, 66, 208, 92]} rx={10} />
      {story.slice(0, 2).map((line, index) => (
        <text key={line} x="28" y={96 + index * 25}>
          {line}
        </text>
      ))}
      <Box className={ink.ember} at={[14, 174, 208, 40]} rx={8} />
      <text className={styles.onEmber} x="118" y="199" textAnchor="middle">
        Send
      </text>
      <Box className={styles.glow} at={[24, 297, 152, 52]} rx={4} />
      {story.map((line, index) => (
        <text key={line} x="28" y={266 + index * 25}>
          {line}
        </text>
      ))}
    </Phone>
  );
}
