import type {ReactNode} from 'react';
import {useEffect} from 'react';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/TOC';
import TOC from '@theme-original/TOC';
import {showActiveLink} from './showActiveLink';
import './styles.css';

/** Keeps the current section in view where the contents are longer than the screen. */
export default function TOCWrapper(props: Props): ReactNode {
  useEffect(() => {
    const contents = document.querySelector<HTMLElement>(
      `.${ThemeClassNames.docs.docTocDesktop}`,
    );
    return contents === null ? undefined : showActiveLink(contents);
  }, []);
  return <TOC {...props} />;
}
