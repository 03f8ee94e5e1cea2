import {useLocation} from '@docusaurus/router';
import LocaleDropdown from '@theme-init/NavbarItem/LocaleDropdownNavbarItem';
import type {Props} from '@theme/NavbarItem/LocaleDropdownNavbarItem';
import type {ReactNode} from 'react';
import {Route} from 'react-router-dom';
import {notFoundPath} from '../../../notFoundDocument';

/** The menu of languages; on the not-found page it leads home, because no language has the page. */
export default function LocaleDropdownNavbarItem(props: Props): ReactNode {
  const location = useLocation();
  return (
    <Route
      location={
        location.pathname === notFoundPath
          ? {...location, pathname: '/'}
          : location
      }
      render={() => <LocaleDropdown {...props} />}
    />
  );
}
