import GitHubStarNavbarItem from '@site/src/components/GitHubButton/NavbarItem';
import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes';

/** The theme's navbar item types and our own. */
export default {
  ...ComponentTypes,
  'custom-githubStar': GitHubStarNavbarItem,
};
