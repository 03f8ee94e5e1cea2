import {useHistory, useLocation} from '@docusaurus/router';
import OriginalRoot from '@theme-init/Root';
import {useEffect, useMemo, type ReactNode} from 'react';
import {Route} from 'react-router-dom';
import {cleanHash} from '../../cleanHash';
import {cleanPath} from '../../cleanPath';

type Props = {children: ReactNode};

/** Shows the page of a clean path under any of its other forms, and corrects the address. */
export default function Root({children}: Props): ReactNode {
  const history = useHistory();
  const location = useLocation();
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

  useEffect(() => {
    if (!isClean) {
      history.replace(clean);
    }
  }, [history, clean, isClean]);

  return (
    <OriginalRoot>
      {/* What is below never sees the other form, so nothing of it is loaded. */}
      <Route location={isClean ? location : clean} render={() => children} />
    </OriginalRoot>
  );
}
