import type {CameraFacing, CameraStream} from '../../../runtime/native/host';

/** Films with the camera of the device. */
export async function film(facing: CameraFacing): Promise<CameraStream> {
  const stream = await navigator.mediaDevices.getUserMedia({
    video: {facingMode: facing === 'front' ? 'user' : 'environment'},
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
