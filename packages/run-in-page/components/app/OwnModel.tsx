import type {ReactNode} from 'react';
import FileButton from './FileButton';
import styles from './stage.module.css';

type Props = {
  onModel: (file: File) => void;
};

/** Where the reader opens a model of their own. */
export default function OwnModel({onModel}: Props): ReactNode {
  return (
    <div className={styles.pictures}>
      <FileButton accept=".ptl,.onnx" name="Model" onFile={onModel}>
        Open your model
      </FileButton>
      <p className={styles.note}>
        A .ptl or .onnx file. You can drop it on the phone too. It isn’t
        uploaded. Large ones load ONNX Runtime: 2.8 MB compressed, 14.2 MB
        unpacked.
      </p>
    </div>
  );
}
