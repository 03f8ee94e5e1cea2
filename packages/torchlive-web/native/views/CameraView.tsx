import {
  type CSSProperties,
  type Ref,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type {PhoneParts} from '../createPhone';
import type {CameraFacing, CameraFrame} from '../host';
import type {ViewHandle} from '../nativeViews';
import type {NativeJSRef} from '../refs';
import {isSince} from '../release';
import {Camera} from './Camera';
import type {View} from './CanvasView';

type Handler = (event: {nativeEvent: NativeJSRef}) => void;

type Props = {
  facing?: CameraFacing;
  hideCaptureButton?: boolean;
  hideFlipButton?: boolean;
  onCapture?: Handler;
  onFrame?: Handler;
  ref?: Ref<ViewHandle>;
  style?: unknown;
  targetResolution?: {width: number; height: number};
};

const defaultResolution = {width: 480, height: 640};
const flipIcon =
  'M20 5h-3.17L15 3H9L7.17 5H4a2 2 0 0 0-2 2v12a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2V7a2 2 0 0 0-2-2zM8 13a4 4 0 0 0 5.6 3.7l.8.7A5 5 0 0 1 7 13H5l2.5-2.5L10 13zm8.5 2.5L14 13h2a4 4 0 0 0-5.6-3.7l-.8-.7A5 5 0 0 1 17 13h2z';

const fill: CSSProperties = {
  position: 'absolute',
  top: 0,
  left: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
};
const button: CSSProperties = {
  position: 'absolute',
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
};
const captureButton: CSSProperties = {
  ...button,
  bottom: 16,
  left: '50%',
  width: 73,
  height: 73,
  marginLeft: -36.5,
  border: '6px solid white',
  borderRadius: '50%',
  background: 'radial-gradient(white 18px, transparent 19px)',
};
const flipButton: CSSProperties = {
  ...button,
  right: 28,
  bottom: 28,
  width: 49,
  height: 49,
};

/** `PyTorchCoreCameraView` (`CameraView.java`). */
export function createCameraView(
  {release, host, refs, views}: PhoneParts,
  View: View,
) {
  return function CameraView(props: Props) {
    const {
      facing,
      hideCaptureButton,
      hideFlipButton,
      onCapture,
      onFrame,
      ref,
      style,
      targetResolution = defaultResolution,
      ...viewProps
    } = props;
    const [camera] = useState(() => new Camera(host, refs));
    const [handle] = useState(() => views.createHandle());
    const preview = useRef<HTMLCanvasElement>(null);
    // A still is drawn once: to draw it 60 times a second takes half a core.
    const drawn = useRef<CameraFrame>(undefined);
    // Asked for while the camera was opening.
    const isPictureDue = useRef(false);
    // `flip` counts until the app asks for another camera.
    const [flipped, setFlipped] = useState<{
      asked?: string;
      shown: CameraFacing;
    }>();
    const shown =
      flipped !== undefined && flipped.asked === facing
        ? flipped.shown
        : (facing ?? 'back');

    function flip(): void {
      setFlipped({asked: facing, shown: shown === 'back' ? 'front' : 'back'});
    }

    function takePicture(): void {
      const picture = camera.takePicture(targetResolution);
      isPictureDue.current = picture === undefined;
      if (picture !== undefined) {
        onCapture?.({nativeEvent: picture});
      }
    }

    const receive = useEffectEvent((command: number) => {
      (command === 1 ? takePicture : flip)();
    });

    const showFrame = useEffectEvent(() => {
      const {frame} = camera;
      const canvas = preview.current;
      if (frame === undefined || canvas === null) {
        return;
      }
      if (frame !== drawn.current) {
        if (canvas.width !== frame.width || canvas.height !== frame.height) {
          canvas.width = frame.width;
          canvas.height = frame.height;
        }
        canvas.getContext('2d')?.drawImage(frame.image, 0, 0);
        drawn.current = frame;
      }
      if (isPictureDue.current) {
        takePicture();
      }
      const image = onFrame && camera.takeFrame(targetResolution);
      if (image !== undefined) {
        onFrame?.({nativeEvent: image});
      }
    });

    useImperativeHandle(ref, () => handle, [handle]);
    // Early enough for commands that the app sends as soon as it is mounted.
    useLayoutEffect(() => views.mount(handle, receive), [handle]);
    const {width, height} = targetResolution;
    useEffect(() => {
      void camera.open(shown, {width, height});
      return () => camera.close();
    }, [camera, shown, width, height]);
    useEffect(() => {
      let request = requestAnimationFrame(function next() {
        request = requestAnimationFrame(next);
        showFrame();
      });
      return () => cancelAnimationFrame(request);
    }, []);

    return (
      <View {...viewProps} style={[{overflow: 'hidden'}, style]}>
        <canvas
          ref={preview}
          // The preview of a front camera is a mirror; its images are not.
          style={{
            ...fill,
            transform: shown === 'front' ? 'scaleX(-1)' : 'none',
          }}
        />
        {hideCaptureButton !== true && (
          <button
            aria-label="Take picture"
            onClick={takePicture}
            style={captureButton}
            type="button"
          />
        )}
        {!(hideFlipButton === true && isSince(release, '0.2.0')) && (
          <button
            aria-label="Flip camera"
            onClick={flip}
            style={flipButton}
            type="button"
          >
            <svg viewBox="0 0 24 24" fill="white" aria-hidden="true">
              <path d={flipIcon} />
            </svg>
          </button>
        )}
      </View>
    );
  };
}
