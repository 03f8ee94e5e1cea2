import type {CameraFacing, CameraStream} from './host';

type Size = {width: number; height: number};

/** Films with the camera of the device, in the size that it has nearest to the one asked for. */
export async function film(
  facing: CameraFacing,
  {width, height}: Size = {width: 480, height: 640},
): Promise<CameraStream> {
  const stream = await findDevices().getUserMedia({
    video: {
      facingMode: facing === 'front' ? 'user' : 'environment',
      // Sensors are wider than high, however the phone is held.
      width: {ideal: Math.max(width, height)},
      height: {ideal: Math.min(width, height)},
    },
  });
  const video = document.createElement('video');
  video.muted = true;
  video.playsInline = true;
  video.srcObject = stream;
  await video.play();
  const follow = () => {
    for (const track of stream.getTracks()) {
      track.enabled = !document.hidden;
    }
  };
  document.addEventListener('visibilitychange', follow);
  return {
    frame: () => ({
      image: video,
      width: video.videoWidth,
      height: video.videoHeight,
    }),
    close() {
      document.removeEventListener('visibilitychange', follow);
      for (const track of stream.getTracks()) {
        track.stop();
      }
    },
  };
}

/** Cameras and microphones, which browsers give to secure pages alone. */
export function findDevices(): MediaDevices {
  const {mediaDevices} = navigator as {mediaDevices?: MediaDevices};
  if (mediaDevices === undefined) {
    throw new Error(
      `${location.origin} has no camera and no microphone: browsers give them to pages on https and on localhost.`,
    );
  }
  return mediaDevices;
}
