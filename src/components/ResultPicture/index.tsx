import type {ReactNode} from 'react';
import AnimeGan from './AnimeGan';
import CustomModel from './CustomModel';
import GptClient from './GptClient';
import HelloCanvas from './HelloCanvas';
import HelloTensor from './HelloTensor';
import ImageClassification from './ImageClassification';
import LiveSpec from './LiveSpec';
import Mnist from './Mnist';
import ObjectDetection from './ObjectDetection';
import QuestionAnswering from './QuestionAnswering';
import ServerModel from './ServerModel';
import TemplateApp from './TemplateApp';
import Translation from './Translation';
import Yolov5 from './Yolov5';
import styles from './styles.module.css';

const pictures = {
  'anime-gan': AnimeGan,
  'custom-model': CustomModel,
  'gpt-client': GptClient,
  'hello-canvas': HelloCanvas,
  'hello-tensor': HelloTensor,
  'image-classification': ImageClassification,
  'live-spec': LiveSpec,
  mnist: Mnist,
  'nlp-qa': QuestionAnswering,
  'object-detection': ObjectDetection,
  'seq2seq-nmt': Translation,
  'server-model': ServerModel,
  'template-app': TemplateApp,
  yolov5: Yolov5,
};

type Props = {
  /** What the picture shows. */
  of: keyof typeof pictures;
  /** One or two sentences beside it. */
  children: ReactNode;
};

/** What a reader will have at the end of a tutorial, drawn in the colours of the page. */
export default function ResultPicture({of, children}: Props): ReactNode {
  const Drawing = pictures[of];
  return (
    <figure className={styles.result}>
      <Drawing />
      <figcaption className={styles.caption}>{children}</figcaption>
    </figure>
  );
}
