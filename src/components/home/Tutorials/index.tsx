import type {ComponentType, ReactNode} from 'react';
import Link from '@docusaurus/Link';
import PictureCard from '@site/src/components/PictureCard';
import {
  tutorialPath,
  tutorials,
  type Tutorial,
} from '@site/content/data/tutorials';
import BoxedStreet from '../pictures/BoxedStreet';
import LiveFrames from '../pictures/LiveFrames';
import ManyBoxes from '../pictures/ManyBoxes';
import MarkedPassage from '../pictures/MarkedPassage';
import PaintedFace from '../pictures/PaintedFace';
import Translation from '../pictures/Translation';
import Viewfinder from '../pictures/Viewfinder';
import VoiceLine from '../pictures/VoiceLine';
import styles from './styles.module.css';

const pictures: Record<Tutorial['slug'], ComponentType> = {
  'image-classification': Viewfinder,
  'nlp-qa': MarkedPassage,
  'object-detection': BoxedStreet,
  'anime-gan': PaintedFace,
  'seq2seq-nmt': Translation,
  yolov5: ManyBoxes,
  'live-camera': LiveFrames,
  'speech-to-text': VoiceLine,
};

/** The tutorials as cards, each with a picture of its result. */
export default function Tutorials(): ReactNode {
  return (
    <section className={styles.tutorials} aria-labelledby="tutorials">
      <div className={styles.head}>
        <h2 id="tutorials" className={styles.title}>
          Eight demos to build
        </h2>
        <p>
          Each tutorial explains every line, from the first import to a model
          that runs on your phone. Or try the app’s{' '}
          <Link to="/example/">examples</Link> first.
        </p>
      </div>
      <ul className={styles.cards}>
        {tutorials.map(({slug, title, outcome, model}) => {
          const Picture = pictures[slug];
          return (
            <PictureCard
              key={slug}
              to={tutorialPath({slug})}
              title={title}
              as="h3"
              picture={<Picture />}
              summary={outcome}
              note={model}
              isLazy
            />
          );
        })}
      </ul>
    </section>
  );
}
