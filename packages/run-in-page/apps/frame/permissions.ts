const CAMERA = 'android.permission.CAMERA';
const RECORD_AUDIO = 'android.permission.RECORD_AUDIO';

/** What Android asks, by permission. */
const questions: Readonly<Record<string, string>> = {
  [CAMERA]: 'Allow this app to take pictures and record video?',
  [RECORD_AUDIO]: 'Allow this app to record audio?',
};

/** Looks like Android's own question. */
export const permissionStyles = `
dialog.permission {
  box-sizing: border-box;
  width: calc(100% - 48px);
  padding: 24px 0 12px;
  border: 1px solid #d9d4e4;
  border-radius: 20px;
  background: #fff;
  color: #1a1326;
  font: 17px/1.4 sans-serif;
  text-align: center;
}
dialog.permission::backdrop { background: rgb(0 0 0 / 50%); }
dialog.permission p { margin: 0 24px 16px; }
dialog.permission button {
  display: block;
  width: 100%;
  min-height: 48px;
  border: 0;
  background: none;
  color: #4520b5;
  font: inherit;
  font-weight: 600;
  cursor: pointer;
}
dialog.permission button:focus-visible { outline: 2px solid; outline-offset: -4px; }
`;

function button(label: string, onClick: () => void): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.textContent = label;
  made.addEventListener('click', onClick);
  return made;
}

/** Asks the reader over the app, as Android does; Escape refuses. */
function ask(question: string): Promise<boolean> {
  const dialog = document.createElement('dialog');
  dialog.className = 'permission';
  dialog.setAttribute('aria-label', question);
  const text = document.createElement('p');
  text.textContent = question;
  // No form: a sandboxed frame may submit none.
  dialog.append(
    text,
    button('While using the app', () => dialog.close('granted')),
    button('Don’t allow', () => dialog.close('denied')),
  );
  document.body.append(dialog);
  dialog.showModal();
  // The frame may be out of view, and what is fixed in it takes no part in scrolling.
  document.documentElement.scrollIntoView({block: 'center'});
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve(dialog.returnValue === 'granted');
    });
  });
}

/** Android's permissions: each is asked for until it is given, and the app keeps it while it runs. */
export function createPermissions() {
  const given = new Map<string, Promise<boolean>>();
  return {
    PERMISSIONS: {CAMERA, RECORD_AUDIO},
    RESULTS: {GRANTED: 'granted', DENIED: 'denied'},
    request: async (permission: string): Promise<'granted' | 'denied'> => {
      const question = questions[permission];
      if (question === undefined) {
        return 'granted';
      }
      const answer = given.get(permission) ?? ask(question);
      given.set(permission, answer);
      if (await answer) {
        return 'granted';
      }
      given.delete(permission);
      return 'denied';
    },
  };
}
