/** Tells screen readers for a moment what the control shows everybody else. */
export type Announce = (text: string) => void;

/**
 * What a module of the site does before the app has hydrated. It becomes a part of the
 * entry, which every page loads, so it imports little, and nothing of React.
 */
export type Early = {
  /** Runs when the entry starts. */
  start?: () => void;
  /**
   * What a press on a control does, by the selector of the control. A press on any other
   * is recorded and replayed after hydration.
   */
  press?: Readonly<
    Record<string, (control: HTMLElement, announce: Announce) => void>
  >;
  /** Whether the page is not complete without the app, which then starts at once. */
  needsApp?: () => boolean;
  /** Acts on a key and returns true, or leaves it to the browser. */
  key?: (event: KeyboardEvent) => boolean;
};
