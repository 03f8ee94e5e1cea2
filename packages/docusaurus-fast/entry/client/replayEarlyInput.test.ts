// @vitest-environment jsdom
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {controls} from '../controls';
import {replayEarlyInput} from './replayEarlyInput';

const html = document.documentElement;
const press = vi.fn();
const clicked = vi.fn();

/** Marks the page as hydrated, and waits until that was noticed. */
async function hydrate(): Promise<void> {
  html.dataset.hasHydrated = 'true';
  await Promise.resolve();
}

function buttonOf(selector: string): HTMLButtonElement {
  const button = document.querySelector<HTMLButtonElement>(selector);
  if (button === null) {
    throw new Error(`No ${selector}.`);
  }
  button.addEventListener('click', clicked);
  return button;
}

const script = readFileSync(
  path.join(__dirname, '../inline/earlyInput.mjs'),
  'utf8',
).replace('CONTROLS', JSON.stringify(controls));

function listen(): boolean {
  return replayEarlyInput(html, [
    {press: {'.copy': press}},
    {key: ({key}) => key === '/'},
  ]);
}

beforeEach(() => {
  vi.clearAllMocks();
  html.dataset.hasHydrated = 'false';
  document.body.innerHTML =
    '<button class="copy">Copy</button><button class="other">Other</button>';
  window.eval(script);
});
afterEach(async () => {
  listen();
  await hydrate();
});

describe('once the entry listens', () => {
  beforeEach(() => {
    listen();
  });

  it('a control that a module of the site names works before hydration, and once', async () => {
    const button = buttonOf('.copy');
    button.click();
    expect(press).toHaveBeenCalledExactlyOnceWith(button, expect.any(Function));
    await hydrate();
    expect(press).toHaveBeenCalledOnce();
    expect(clicked).not.toHaveBeenCalled();
  });

  it('any other control waits for hydration, then is clicked once', async () => {
    const button = buttonOf('.other');
    button.click();
    button.click();
    expect(button.getAttribute('aria-busy')).toBe('true');
    expect(clicked).not.toHaveBeenCalled();
    await hydrate();
    expect(clicked).toHaveBeenCalledOnce();
    expect(button.hasAttribute('aria-busy')).toBe(false);
  });

  it.each([
    ['/', true],
    ['a', false],
  ])('the browser is kept from the key %s: %s', (key, isHandled) => {
    const event = new KeyboardEvent('keydown', {key, cancelable: true});
    document.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(isHandled);
  });

  it('a control announces what happened, and the message goes again', () => {
    vi.useFakeTimers();
    press.mockImplementationOnce((_button, announce: (text: string) => void) =>
      announce('Copied'),
    );
    buttonOf('.copy').click();
    expect(document.querySelector('[role="status"]')?.textContent).toBe(
      'Copied',
    );
    vi.runAllTimers();
    expect(document.querySelector('[role="status"]')).toBeNull();
    vi.useRealTimers();
  });
});

describe('before the entry listens', () => {
  it('a click is noted, and carried out once', async () => {
    const [copy, other] = [buttonOf('.copy'), buttonOf('.other')];
    copy.click();
    other.click();
    expect(press).not.toHaveBeenCalled();
    expect(listen()).toBe(true);
    expect(press).toHaveBeenCalledOnce();
    expect(other.getAttribute('aria-busy')).toBe('true');
    await hydrate();
    expect(clicked).toHaveBeenCalledOnce();
    expect(press).toHaveBeenCalledOnce();
  });

  it('a key is noted', () => {
    document.dispatchEvent(
      new KeyboardEvent('keydown', {key: '/', cancelable: true}),
    );
    expect(listen()).toBe(true);
  });

  it('what is typed is noted', async () => {
    document.body.insertAdjacentHTML('beforeend', '<input type="search">');
    const field = document.querySelector('input');
    const typed = vi.fn();
    Object.assign(field ?? {}, {value: 'tensor'});
    field?.dispatchEvent(new Event('input', {bubbles: true}));
    listen();
    field?.addEventListener('input', typed);
    await hydrate();
    expect(typed).toHaveBeenCalledOnce();
    expect(field?.value).toBe('tensor');
  });

  it('Retry of the load guard and text are left alone', () => {
    document.body.insertAdjacentHTML(
      'afterbegin',
      '<p>Text</p><div id="load-guard"><button class="retry">Retry</button></div>',
    );
    buttonOf('.retry').click();
    document.querySelector('p')?.click();
    expect(clicked).toHaveBeenCalledOnce();
    expect(listen()).toBe(false);
  });
});
