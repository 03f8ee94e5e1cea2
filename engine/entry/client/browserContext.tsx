import {
  createContext,
  startTransition,
  useEffect,
  useState,
  type ReactNode,
} from 'react';

/**
 * Whether the app has taken over the page. Stands in for Docusaurus's context of that
 * name, which draws all that asks for it anew in one long task; here it is drawn in
 * small steps, as the page itself is taken over.
 */
export const Context = createContext(false);

export function BrowserContextProvider({children}: {children: ReactNode}) {
  const [isBrowser, setIsBrowser] = useState(false);
  useEffect(() => startTransition(() => setIsBrowser(true)), []);
  return <Context value={isBrowser}>{children}</Context>;
}
