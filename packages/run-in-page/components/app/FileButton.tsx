import {useRef, type ReactNode} from 'react';
import SmallButton from 'controls/SmallButton';

type Props = {
  /** What the input takes, such as `image/*`. */
  accept: string;
  /** Name of the input, for a screen reader. */
  name: string;
  onFile: (file: File) => void;
  children: string;
};

/** A button that opens a file. */
export default function FileButton({
  accept,
  name,
  onFile,
  children,
}: Props): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <SmallButton onClick={() => input.current?.click()}>
        {children}
      </SmallButton>
      <input
        ref={input}
        hidden
        type="file"
        accept={accept}
        aria-label={name}
        onChange={({target}) => {
          const [file] = target.files ?? [];
          if (file !== undefined) {
            onFile(file);
          }
          // The same file may be chosen again.
          target.value = '';
        }}
      />
    </>
  );
}
