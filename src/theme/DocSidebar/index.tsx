import type {ReactNode} from 'react';
import {helpEntryOf} from '@site/content/site/help';
import type {Props} from '@theme/DocSidebar';
import Desktop from '@theme/DocSidebar/Desktop';

/**
 * The docs sidebar. On small screens the menu shows the same element.
 * Ejected: the stock component removes it there and renders a second one into the menu.
 */
export default function DocSidebar(props: Props): ReactNode {
  // The page of an example is below an entry of Help.
  return <Desktop {...props} path={helpEntryOf(props.path) ?? props.path} />;
}
