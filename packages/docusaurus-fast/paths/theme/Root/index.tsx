import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {useHistory, useLocation} from '@docusaurus/router';
import OriginalRoot from '@theme-init/Root';
import {useEffect, useMemo, useState, type ReactNode} from 'react';
import {Route} from 'react-router-dom';
import {cleanHash} from '../../cleanHash';
import {cleanPath} from '../../cleanOwnPath';
import {documentPath, notFoundPath} from '../../notFoundDocument';

type Props = {children: ReactNode};

/** The path that the server did not find, if the visit began with one. */
function useUnknownPath(): string | undefined {
  const {pathname} = useLocation();
  const [unknown] = useState(() =>
    ExecutionEnvironment.canUseDOM && documentPath() === notFoundPath
      ? pathname
      : undefined,
  );
  return unknown;
}

/**
 * Shows the page of a clean path under any of its other forms, and corrects the address.
 * If the server did not find the page, the app shows what the server sent.
 */
export default function Root({children}: Props): ReactNode {
  const history = useHistory();
  const location = useLocation();
  const unknown = useUnknownPath();
  const clean = useMemo(
    () => ({
      ...location,
      pathname: cleanPath(location.pathname),
      hash: cleanHash(location.hash),
    }),
    [location],
  );
  const isClean =
    clean.pathname === location.pathname && clean.hash === location.hash;
  const shown = useMemo(
    () =>
      location.pathname === unknown
        ? {...clean, pathname: notFoundPath}
        : isClean
          ? location
          : clean,
    [location, unknown, isClean, clean],
  );

  useEffect(() => {
    if (!isClean) {
      history.replace({
        ...clean,
        // It was decoded, and will be again: a lone percent sign would throw.
        pathname: clean.pathname.replace(/%(?![\da-f]{2})/gi, '%25'),
      });
    }
  }, [history, clean, isClean]);

  return (
    <OriginalRoot>
      {/* Components below never see the other form, so they load nothing for it. */}
      <Route location={shown} render={() => children} />
    </OriginalRoot>
  );
}
