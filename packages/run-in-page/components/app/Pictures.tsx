import {useId, type ReactNode} from 'react';
import type {AppFrame} from '../../apps/bridge';
import SmallButton from 'controls/SmallButton';
import FileButton from './FileButton';
import styles from './stage.module.css';

type Props = {
  app: AppFrame;
  /** Name of the drawn picture that the camera shows; empty for another source. */
  picture: string;
  onPicture: (name: string) => void;
  onPhoto: (file: File) => void;
  onCamera: () => void;
};

/** What the camera of the phone films: a drawn picture, a photo, or what is before the reader's camera. */
export default function Pictures({
  app,
  picture,
  onPicture,
  onPhoto,
  onCamera,
}: Props): ReactNode {
  const id = useId();
  return (
    <div className={styles.pictures}>
      <label htmlFor={id}>Camera input</label>
      <select
        id={id}
        className={styles.select}
        value={picture}
        onChange={({target}) => onPicture(target.value)}
      >
        {picture === '' && <option value="">your own</option>}
        {app.pictures.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
      <FileButton accept="image/*" name="Photo" onFile={onPhoto}>
        Open a photo
      </FileButton>
      <SmallButton onClick={onCamera}>Use my camera</SmallButton>
      <p className={styles.note}>
        You can drop a photo on the phone too. Photos and camera images never
        leave this page.
      </p>
    </div>
  );
}
