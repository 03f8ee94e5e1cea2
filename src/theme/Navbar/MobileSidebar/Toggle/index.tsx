/** The menu has its toggle in itself, so it stands where the theme has the toggle. */
export {default} from '@theme/Navbar/MobileSidebar';
