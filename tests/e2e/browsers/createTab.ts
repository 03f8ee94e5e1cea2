import {expect} from '@playwright/test';
import type {Session} from './engine';
import {takeProblems, watchProblems} from './watchProblems';

/** What W3C WebDriver sends in the place of an element. */
type Reference = Record<string, string>;

/** Finds elements, also in shadow roots. */
function findAll(selector: string): HTMLElement[] {
  const shadows = [...document.querySelectorAll('*')].flatMap(
    ({shadowRoot}) => shadowRoot ?? [],
  );
  return [document, ...shadows].flatMap((root) => [
    ...root.querySelectorAll<HTMLElement>(selector),
  ]);
}

/** Finds the first element that has this name, one in sight if there is any, and scrolls to it. */
function findElement(
  elements: readonly HTMLElement[],
  name: string | null,
): HTMLElement | null {
  const named = elements.filter(
    ({ariaLabel, textContent}) =>
      name === null || (ariaLabel ?? textContent).trim() === name,
  );
  // What takes files is not in sight.
  const element =
    named.find((each) =>
      // A test takes it away.
      typeof each.checkVisibility === 'function'
        ? each.checkVisibility()
        : each.getClientRects().length > 0,
    ) ?? named[0];
  // The navbar is always in sight.
  if (element?.closest('.navbar') === null) {
    element.scrollIntoView({block: 'center', behavior: 'instant'});
  }
  return element ?? null;
}

/** The text of elements; empty where there is none. */
function readText(elements: readonly HTMLElement[]): string {
  return elements
    .map(({innerText}) => innerText)
    .join('\n')
    .trim();
}

/** Keys that write nothing, by the numbers of W3C WebDriver. */
export const keys = {
  arrowDown: '\uE015',
  control: '\uE009',
  enter: '\uE007',
  escape: '\uE00C',
  home: '\uE011',
  tab: '\uE004',
};

const toPattern = (words: string) =>
  new RegExp(words.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));

const toActions = (chord: readonly string[]) => [
  ...chord.map((value) => ({type: 'keyDown', value})),
  ...chord.toReversed().map((value) => ({type: 'keyUp', value})),
];

/** Not what a page that is not there, or a network that is off, makes Chromium print; nor the star count, whose host is refused. */
const isOurs = (problem: string) =>
  !/Failed to load resource|api\.github\.com/.test(problem);

/** What a reader does and sees. Actions wait until they are possible. */
export type Tab = ReturnType<typeof createTab>;

export function createTab({send, readConsole}: Session, baseURL = '') {
  const execute = (script: string, args: readonly unknown[]) =>
    send('ExecuteScript', {script, args});

  /** Runs a function in the page, where it has nothing but its arguments. */
  function evaluate<Values extends unknown[], Result>(
    task: (...values: Values) => Result,
    ...args: Values
  ): Promise<Awaited<Result>> {
    const script = `return (${String(task)})(...arguments)`;
    return execute(script, args) as Promise<Awaited<Result>>;
  }

  /** Runs a function in the page, which gets the elements of a selector. */
  function evaluateWith<Values extends unknown[], Result>(
    selector: string,
    task: (elements: readonly HTMLElement[], ...values: Values) => Result,
    ...args: Values
  ): Promise<Result> {
    const script = `const [css, ...rest] = arguments; return (${String(task)})((${String(findAll)})(css), ...rest)`;
    return execute(script, [selector, ...args]) as Promise<Result>;
  }

  function withElement(
    selector: string,
    name: string | null,
    act: (id: string, reference: Reference) => Promise<unknown>,
  ): Promise<void> {
    return expect(async () => {
      const found = await evaluateWith(selector, findElement, name);
      expect(found, `${selector} ${name ?? ''}`).not.toBeNull();
      const reference = found as unknown as Reference;
      await act(Object.values(reference).join(''), reference);
    }).toPass({timeout: 30_000});
  }

  const sendKeys = (actions: readonly object[]) =>
    send('PerformActions', {actions: [{type: 'key', id: 'keys', actions}]});

  /** What pages reported that are no longer open. */
  const earlier: string[] = [];
  async function keepProblems(): Promise<void> {
    await send('SwitchToFrame', {id: null});
    earlier.push(...(await evaluate(takeProblems)));
  }

  /** Opens a page of the site, which waits for its reader. */
  async function visit(address: string): Promise<void> {
    await keepProblems();
    await send('Navigate', {url: new URL(address, baseURL).href});
    await evaluate(watchProblems);
  }

  async function expectHydrated(): Promise<void> {
    const isHydrated = () => {
      // The first key hastens it.
      dispatchEvent(new KeyboardEvent('keydown'));
      return document.documentElement.dataset.hasHydrated === 'true';
    };
    await expect.poll(() => evaluate(isHydrated)).toBe(true);
  }

  const text = (selector: string) => evaluateWith(selector, readText);

  return {
    evaluate,
    visit,
    /** Opens a page of the site, and waits until it is hydrated. */
    async open(address: string): Promise<void> {
      await visit(address);
      await expectHydrated();
    },
    async reload(): Promise<void> {
      await keepProblems();
      await send('Refresh', {});
      await evaluate(watchProblems);
      await expectHydrated();
    },
    back: () => send('Back', {}),
    resize: (width: number) => send('SetWindowRect', {width, height: 1000}),
    /** The page as a PDF. */
    print: () => send('Print', {}) as Promise<string>,
    click: (selector: string, name: string | null = null) =>
      withElement(selector, name, (id) => send('ElementClick', {id})),
    /** Moves the pointer onto an element. */
    hover: (selector: string) =>
      withElement(selector, null, (_id, origin) =>
        send('PerformActions', {
          actions: [
            {
              type: 'pointer',
              id: 'mouse',
              actions: [{type: 'pointerMove', origin, x: 0, y: 0}],
            },
          ],
        }),
      ),
    /** Presses a key on an element, or gives a field the path of a file. */
    sendTo: (selector: string, name: string | null, text: string) =>
      withElement(selector, name, (id) => send('ElementSendKeys', {id, text})),
    /** Presses keys together, such as Control and A. */
    press: (...chord: readonly string[]) => sendKeys(toActions(chord)),
    /** Types into what has the focus. */
    type: (words: string) =>
      sendKeys(Array.from(words).flatMap((key) => toActions([key]))),
    /** Turns to the document of a frame: what follows happens there, until a page is opened or left. */
    enter: (selector: string) =>
      withElement(selector, null, (element, id) =>
        send('SwitchToFrame', {element, id}),
      ),
    /** Turns back to the page. */
    leave: () => send('SwitchToFrame', {id: null}),
    text,
    /** Waits until an element has this text. */
    shows: (selector: string, words: string | RegExp, timeout?: number) =>
      expect
        .poll(() => text(selector), {message: selector, timeout})
        .toMatch(typeof words === 'string' ? toPattern(words) : words),
    /** Waits until a function of the page gives a value. */
    until: <Result>(task: () => Result, value: Awaited<Result>) =>
      expect.poll(() => evaluate(task), {message: String(task)}).toEqual(value),
    /** Waits until a function gives a value for the elements of a selector. */
    untilOf: <Result>(
      selector: string,
      task: (elements: readonly HTMLElement[]) => Result,
      value: Result,
    ) =>
      expect
        .poll(() => evaluateWith(selector, task), {message: selector})
        .toEqual(value),
    /** What pages have reported since the last call. */
    async problems(): Promise<readonly string[]> {
      await keepProblems();
      return [...earlier.splice(0), ...(await readConsole())].filter(isOurs);
    },
  };
}
