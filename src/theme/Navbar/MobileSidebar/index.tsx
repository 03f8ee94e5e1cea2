import type {ReactNode} from 'react';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import MobileSidebar from '@theme-original/Navbar/MobileSidebar';
import {useModalMenu} from './useModalMenu';

/** The sliding menu, which holds the focus while it is open and gives it back. */
export default function ModalMobileSidebar(): ReactNode {
  const {shown, toggle} = useNavbarMobileSidebar();
  useModalMenu(shown, toggle);
  return <MobileSidebar />;
}
