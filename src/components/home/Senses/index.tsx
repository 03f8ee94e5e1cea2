import type {ReactNode} from 'react';
import AnswerQuestion from '@site/src/pages/_home/answer-question.mdx';
import FindObjects from '@site/src/pages/_home/find-objects.mdx';
import HearWords from '@site/src/pages/_home/hear-words.mdx';
import Listing from '../Listing';
import Desk from '../pictures/Desk';
import Waveform from '../pictures/Waveform';
import Passage from './Passage';
import styles from './styles.module.css';

/** Three uses of a model on a phone, each next to its code. */
export default function Senses(): ReactNode {
  return (
    <section className={styles.senses} aria-labelledby="senses">
      <h2 id="senses" className={styles.title}>
        It sees, reads and listens. Offline.
      </h2>
      <div className={styles.tiles}>
        <article className={styles.wide} data-render="lazy">
          <div>
            <h3>See: a photo becomes boxes</h3>
            <Desk />
          </div>
          <Listing of={FindObjects} />
        </article>
        <article className={styles.tall}>
          <h3>Read: a passage becomes an answer</h3>
          <Passage />
          <Listing of={AnswerQuestion} />
        </article>
        <article className={styles.tall}>
          <h3>Listen: a wave becomes words</h3>
          <div className={styles.wave} data-render="lazy">
            <Waveform />
          </div>
          <Listing of={HearWords} />
        </article>
      </div>
    </section>
  );
}
