import {findDevices} from '../native/film';

const CAMERA = 'android.permission.CAMERA';
const RECORD_AUDIO = 'android.permission.RECORD_AUDIO';

const GRANTED = 'granted';
const DENIED = 'denied';

type Answer = typeof GRANTED | typeof DENIED;

/** What the browser asks its user for, by permission; it has no question for the others. */
const needs: Readonly<Record<string, MediaStreamConstraints>> = {
  [CAMERA]: {video: true},
  [RECORD_AUDIO]: {audio: true},
};

async function ask(constraints: MediaStreamConstraints): Promise<Answer> {
  const devices = findDevices();
  try {
    const stream = await devices.getUserMedia(constraints);
    for (const track of stream.getTracks()) {
      track.stop();
    }
    return GRANTED;
  } catch {
    return DENIED;
  }
}

/** Android's permissions, which the browser asks for. */
export function createPermissions() {
  const asking = new Map<string, Promise<Answer>>();

  function request(permission: string): Promise<Answer> {
    const constraints = needs[permission];
    if (constraints === undefined) {
      return Promise.resolve(GRANTED);
    }
    const answer =
      asking.get(permission) ??
      ask(constraints).finally(() => asking.delete(permission));
    asking.set(permission, answer);
    return answer;
  }

  return {
    PERMISSIONS: {CAMERA, RECORD_AUDIO},
    RESULTS: {GRANTED, DENIED, NEVER_ASK_AGAIN: 'never_ask_again'},
    request,
    requestMultiple: async (permissions: readonly string[]) =>
      Object.fromEntries(
        await Promise.all(
          permissions.map(async (each) => [each, await request(each)] as const),
        ),
      ),
    async check(permission: string): Promise<boolean> {
      const name = {[CAMERA]: 'camera', [RECORD_AUDIO]: 'microphone'}[
        permission
      ];
      if (name === undefined) {
        return true;
      }
      const {state} = await navigator.permissions.query({
        name: name as PermissionName,
      });
      return state === 'granted';
    },
  };
}
