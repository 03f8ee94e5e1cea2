import {membersOf, sourcesIn, type Note} from 'api-versions';

const Camera = 'CameraView:Camera';
const CameraProps = 'CameraView:CameraProps';
const inJava = sourcesIn(
  'android/src/main/java/org/pytorch/rn/core/camera/CameraView.java',
);
const inSwift = sourcesIn('ios/Camera/CameraView.swift');

/** `CameraView`. */
export const cameraNotes: readonly Note[] = [
  {
    targets: [Camera],
    text: 'The component asks for the camera permission itself. On Android it doesn’t start when the user grants it: mount the component again, or ask for the permission before you mount it. On iOS a refusal shows `Camera permission not granted`, and later `Camera access previously denied`.',
    sources: [
      ...inJava(
        'if (allPermissionsGranted()) { startCamera();',
        'ActivityCompat.requestPermissions(',
      ),
      ...inSwift(
        '"Camera permission not granted"',
        '"Camera access previously denied"',
      ),
    ],
  },
  {
    targets: membersOf(CameraProps, 'targetResolution'),
    text: 'Default: `{width: 480, height: 640}`. iOS takes the smallest preset that holds both numbers: 352 × 288, 640 × 480, 1280 × 720, 1920 × 1080 or 3840 × 2160.',
    sources: [
      ...inJava('new Size(480, 640);'),
      ...inSwift(
        '[ "width": 480, "height": 640]',
        'captureSession.sessionPreset = .hd4K3840x2160',
      ),
    ],
  },
  {
    targets: membersOf(CameraProps, 'facing'),
    text: 'Default: `CameraFacing.BACK`. iOS ignores it and always starts with the back camera.',
    sources: [
      ...inJava(
        'private CameraSelector mPreferredCameraSelector = CameraSelector.DEFAULT_BACK_CAMERA;',
      ),
      ...inSwift('var backCameraOn = true'),
      {file: 'ios/Camera/CameraManager.m', lacks: 'facing'},
    ],
  },
  {
    targets: membersOf(CameraProps, 'facing'),
    from: '0.2.0',
    text: 'To show the front camera on iOS, call `flip()` once the preview is visible.',
    sources: inSwift('captureSession.addInput(frontInput)'),
  },
  {
    targets: membersOf(CameraProps, 'hideCaptureButton'),
    text: 'Default: `false`.',
    sources: inSwift('public var hideCaptureButton: Bool = false'),
  },
  {
    targets: membersOf(CameraProps, 'hideFlipButton'),
    text: 'Default: `false`.',
    sources: [
      ...inJava('private boolean mHideFlipButton = false;'),
      ...inSwift('public var hideFlipButton: Bool = false'),
    ],
  },
  {
    targets: membersOf(CameraProps, 'onFrame'),
    text: 'Without `image.release()`, you get only one frame. Frames that arrive before the release are dropped, not queued.',
    sources: [
      ...inJava(
        '.setBackpressureStrategy(ImageAnalysis.STRATEGY_KEEP_ONLY_LATEST)',
      ),
      ...inSwift(
        'if previousImageFrame != nil && previousImageFrame!.isClosed() == false { return }',
      ),
    ],
  },
  {
    targets: membersOf(CameraProps, 'onCapture'),
    text: 'Release each image. On Android it has about the size of `targetResolution`.',
    sources: inJava(
      'new ImageCapture.Builder().setTargetResolution(mTargetResolution).build();',
    ),
  },
  {
    targets: membersOf(Camera, 'takePicture'),
    text: 'Call it once the preview is visible. On iOS, an earlier call crashes the app. So does a call in the simulator, or after the user denied camera access, and so does the component’s own button. A capture that fails later reports no error: `onCapture` isn’t called, and the reason is in the native log only.',
    sources: [
      ...inJava('exception.getLocalizedMessage(), exception);'),
      ...inSwift(
        'print("Error capturing photo: \\(error)")',
        'self.photoOutput.capturePhoto(with: photoSettings, delegate: self)',
      ),
    ],
  },
  {
    targets: membersOf(Camera, 'flip'),
    text: 'Call it once the preview is visible: on iOS an earlier call crashes the app, because the capture session doesn’t exist yet. On Android, a device without the other camera keeps the back camera.',
    sources: [
      ...inJava('if (cameraProvider.hasCamera(mPreferredCameraSelector)) {'),
      ...inSwift(
        'private var captureSession: AVCaptureSession!',
        'captureSession.removeInput(backInput)',
      ),
    ],
  },
];
