import type {ReactNode} from 'react';
import GitHubButton from '.';
import styles from './styles.module.css';

type Props = {
  owner: string;
  repo: string;
  /** Whether it is in the mobile menu. */
  mobile?: boolean;
};

/** The star button as a navbar item of type `custom-githubStar`. */
export default function GitHubStarNavbarItem({
  owner,
  repo,
  mobile = false,
}: Props): ReactNode {
  const button = <GitHubButton kind="star" owner={owner} repo={repo} />;
  return mobile ? (
    <li className="menu__list-item">{button}</li>
  ) : (
    <div className={styles.desktopItem} data-navbar-item="star">
      {button}
    </div>
  );
}
