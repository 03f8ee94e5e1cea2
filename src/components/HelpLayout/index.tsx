import type {ReactNode} from 'react';
import {DocsSidebarProvider} from '@docusaurus/plugin-content-docs/client';
import {helpPages} from '@site/content/site/help';
import DocRootLayout from '@theme/DocRoot/Layout';

const items = [
  {
    type: 'category' as const,
    label: 'Help',
    collapsed: false,
    collapsible: false,
    items: helpPages.map(({label, to}) => ({
      type: 'link' as const,
      label,
      href: to,
    })),
  },
];

/** Pages that help readers, in the layout of the docs with a sidebar of their own. */
export default function HelpLayout({
  children,
}: {
  children: ReactNode;
}): ReactNode {
  return (
    <DocsSidebarProvider name="help" items={items}>
      <DocRootLayout>{children}</DocRootLayout>
    </DocsSidebarProvider>
  );
}
