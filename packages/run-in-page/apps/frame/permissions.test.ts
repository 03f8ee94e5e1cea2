// @vitest-environment jsdom
import {beforeEach, expect, it} from 'vitest';
import {createPermissions} from './permissions';

// jsdom has dialogs that neither open nor close.
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true;
  },
});

// Nor does it scroll.
Element.prototype.scrollIntoView = () => undefined;

function dialogs(): HTMLDialogElement[] {
  return [...document.querySelectorAll('dialog')];
}

function answer(value: string): void {
  const [dialog] = dialogs();
  Object.assign(dialog ?? {}, {returnValue: value});
  dialog?.dispatchEvent(new Event('close'));
}

beforeEach(() => document.body.replaceChildren());

it('asks until the permission is given, and then no more', async () => {
  const {request, PERMISSIONS} = createPermissions();
  const first = request(PERMISSIONS.CAMERA);
  expect(dialogs().map(({textContent}) => textContent)).toEqual([
    'Allow this app to take pictures and record video?While using the appDon’t allow',
  ]);
  answer('denied');
  expect(await first).toBe('denied');
  expect(dialogs()).toEqual([]);

  const second = request(PERMISSIONS.CAMERA);
  answer('granted');
  expect(await second).toBe('granted');
  expect(await request(PERMISSIONS.CAMERA)).toBe('granted');
  expect(dialogs()).toEqual([]);
});

it('asks once for two requests at once, and for each permission by itself', async () => {
  const {request, PERMISSIONS} = createPermissions();
  const both = [request(PERMISSIONS.CAMERA), request(PERMISSIONS.CAMERA)];
  expect(dialogs()).toHaveLength(1);
  answer('granted');
  expect(await Promise.all(both)).toEqual(['granted', 'granted']);
  const microphone = request(PERMISSIONS.RECORD_AUDIO);
  expect(dialogs()[0]?.getAttribute('aria-label')).toBe(
    'Allow this app to record audio?',
  );
  answer('');
  expect(await microphone).toBe('denied');
});

it('gives what the phone does not guard without a question', async () => {
  expect(await createPermissions().request('android.permission.VIBRATE')).toBe(
    'granted',
  );
  expect(dialogs()).toEqual([]);
});
