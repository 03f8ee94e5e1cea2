export type Watched = Window & {problems?: string[]};

/** Records what a page reports, for browsers whose console can't be read. */
export function watchProblems(): void {
  if ((window as Watched).problems !== undefined) {
    return;
  }
  const problems: string[] = [];
  Object.assign(window, {problems});
  const note = (...words: unknown[]) => problems.push(words.join(' '));
  addEventListener('unhandledrejection', ({reason}) => note(reason));
  addEventListener('securitypolicyviolation', (event) =>
    note(event.violatedDirective, event.blockedURI),
  );
  // Elements that don't load have no message.
  const onError = ({message, target}: ErrorEvent) =>
    note(message, (target as Element).outerHTML);
  addEventListener('error', onError, true);
  window.console.error = note;
  window.console.warn = note;
}

/** Gives what the page has reported since the last time. */
export const takeProblems = () => (window as Watched).problems?.splice(0) ?? [];
