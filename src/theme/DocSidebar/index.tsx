import type {ReactNode} from 'react';
import type {Props} from '@theme/DocSidebar';
import Desktop from '@theme/DocSidebar/Desktop';

/** The sidebar of the docs. On small screens the menu shows the very same. */
export default function DocSidebar(props: Props): ReactNode {
  return <Desktop {...props} />;
}
