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
      <FileButton accept=".onnx" name="Model" onFile={onModel}>
        Open your .onnx
      </FileButton>
      <p className={styles.note}>
        You can drop it on the phone too. The file stays in this page, which
        loads ONNX Runtime to run it: 2.8 MB compressed, 14.2 MB unpacked.
      </p>
    </div>
  );
}
