import {PermissionsAndroid, Platform} from 'react-native';

/** Asks for a permission on Android; iOS asks when the camera or the microphone starts. */
export default async function askForPermission(
  name: 'CAMERA' | 'RECORD_AUDIO',
): Promise<boolean> {
  if (Platform.OS !== 'android') {
    return true;
  }
  const answer = await PermissionsAndroid.request(
    PermissionsAndroid.PERMISSIONS[name],
  );
  return answer === PermissionsAndroid.RESULTS.GRANTED;
}
