import {
  type ComponentType,
  type CSSProperties,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import {Context2D} from '../canvas/Context2D';
import type {PhoneParts} from '../createPhone';
import type {NativeJSRef} from '../refs';
import {toPointerHandlers, type TouchHandlers} from './touches';

/** `View` of React Native for the web, which knows what a style means. */
export type View = ComponentType<{style?: unknown; children?: ReactNode}>;

type Props = TouchHandlers & {
  onContext2D: (event: {nativeEvent: NativeJSRef}) => void;
  style?: unknown;
};

/** Out of sight, for screen readers alone. */
const hidden: CSSProperties = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
};

/** `PyTorchCoreCanvasView` (`CanvasView.java`), whose texts screen readers announce. */
export function createCanvasView({host, refs}: PhoneParts, View: View) {
  return function CanvasView({
    onContext2D,
    style,
    onTouchStart,
    onTouchMove,
    onTouchEnd,
    ...props
  }: Props) {
    const canvas = useRef<HTMLCanvasElement>(null);
    const [words, setWords] = useState('');
    const sendContext = useEffectEvent((ref: NativeJSRef) => {
      onContext2D({nativeEvent: ref});
    });

    useEffect(() => {
      const context = new Context2D(host);
      const {width, height} = context.bitmap;
      const shown = canvas.current?.getContext('2d');
      const removeView = context.addView(() => {
        shown?.clearRect(0, 0, width, height);
        shown?.drawImage(context.bitmap, 0, 0);
        setWords(context.texts.join(', '));
      });
      const given: NativeJSRef[] = [];
      // Whenever the app comes to the foreground, as Android does.
      const resume = () => {
        if (document.visibilityState === 'visible') {
          const ref = refs.wrap(context);
          given.push(ref);
          sendContext(ref);
        }
      };
      resume();
      document.addEventListener('visibilitychange', resume);
      return () => {
        document.removeEventListener('visibilitychange', resume);
        removeView();
        given.forEach((ref) => refs.release(ref));
      };
    }, []);

    const {width, height, density} = host.screen;
    return (
      <View {...props} style={[{overflow: 'hidden'}, style]}>
        <canvas
          {...toPointerHandlers({onTouchStart, onTouchMove, onTouchEnd})}
          ref={canvas}
          {...(words !== '' && {role: 'img', 'aria-label': words})}
          width={Math.round(width * density)}
          height={Math.round(height * density)}
          style={{
            position: 'absolute',
            top: 0,
            left: 0,
            width,
            height,
            // A finger that draws must not scroll.
            touchAction: onTouchMove === undefined ? undefined : 'none',
          }}
        />
        <span role="status" style={hidden}>
          {words}
        </span>
      </View>
    );
  };
}
