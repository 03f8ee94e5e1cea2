import {
  createContext,
  startTransition,
  useEffect,
  useState,
  type ReactNode,
} from 'react';

/**
 * Whether the app has hydrated. Replaces Docusaurus's context, whose update renders
 * every consumer in one long task; a transition renders them in short ones.
 */
export const Context = createContext(false);

export function BrowserContextProvider({children}: {children: ReactNode}) {
  const [isBrowser, setIsBrowser] = useState(false);
  useEffect(() => startTransition(() => setIsBrowser(true)), []);
  return <Context value={isBrowser}>{children}</Context>;
}
